/** Area, height and one base of a trapezoid are known: the other base. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.algebra.linear'],
  form: 'numeric',
  difficulty: 2,
  seconds: 65,
  space: {
    h: [4, 5, 6, 8, 10, 12],
    one: range(5, 20),
    other: range(5, 24),
    story: [
      {
        en: ['A garden bed has the shape of a trapezoid with an area of', 'square meters', 'meters'],
        zh: ['某花圃呈梯形，面积为', '平方米', '米'],
      },
      {
        en: ['A roof panel is a trapezoid with an area of', 'square feet', 'feet'],
        zh: ['一块屋面板呈梯形，面积为', '平方英尺', '英尺'],
      },
      {
        en: ['A trapezoid has an area of', 'square centimeters', 'centimeters'],
        zh: ['某梯形的面积为', '平方厘米', '厘米'],
      },
      {
        en: ['A field in the shape of a trapezoid has an area of', 'square yards', 'yards'],
        zh: ['某梯形田地的面积为', '平方码', '码'],
      },
    ],
  },
  keep: ({ h, one, other }) =>
    Math.abs(one - other) >= 3 && (h * (one + other)) % 2 === 0 && (one + other) % 2 === 0,
  make: ({ h, one, other, story: { en, zh } }) => {
    const area = (h * (one + other)) / 2;
    const sum = one + other;
    if (sum / 2 === one || other === sum / 2) return null;
    return {
      stem: both`${en[0]} ${area} ${en[1]}. The distance between its two parallel sides is ${h} ${en[2]}, and one of the parallel sides is ${one} ${en[2]} long. What is the length, in ${en[2]}, of the other parallel side?``
        ${zh[0]} ${area} ${zh[1]}。两条平行边之间的距离为 ${h} ${zh[2]}，其中一条平行边长 ${one} ${zh[2]}。另一条平行边长多少${zh[2]}？`,
      key: other,
      suffix: both`${en[2]}``${zh[2]}`,
      letters: { b: other },
      steps: [
        both`The idea: Area and height determine only the sum of the parallel sides; take the known one away from it. The area of a trapezoid is the mean of the parallel sides times the height. With $b$ for the other side, $\frac{${one} + b}{2} \cdot ${h} = ${area}$.``关键在于：由面积和高只能得到两条平行边之和，再从中减去已知的一条。梯形面积等于上下底的平均值乘以高。设另一条平行边为 $b$，则 $\frac{${one} + b}{2} \cdot ${h} = ${area}$。`,
        both`So $${one} + b = \frac{2 \cdot ${area}}{${h}} = ${sum}$ and $b = ${sum} - ${one} = ${other}$. Faster: the area divided by the height is the mean of the two sides; the unknown side differs from it by as much as the known one, in the other direction.``所以 $${one} + b = \frac{2 \cdot ${area}}{${h}} = ${sum}$，$b = ${sum} - ${one} = ${other}$。更快的做法：面积除以高得两底的平均值，未知边与它相差的和已知边一样多，方向相反。`,
      ],
      wrong: [
        [
          sum,
          'stops-early',
          both`$\frac{2 \cdot ${area}}{${h}} = ${sum}$ is the sum of the two parallel sides.``$\frac{2 \cdot ${area}}{${h}} = ${sum}$ 是两条平行边之和。`,
        ],
        [
          sum / 2,
          'assumes-special-case',
          both`$\frac{${area}}{${h}} = ${sum / 2}$ treats the figure as a rectangle; it is the mean of the two sides.``$\frac{${area}}{${h}} = ${sum / 2}$ 是按矩形计算，得到的是两底的平均值。`,
        ],
        ...(sum / 2 - one > 0
          ? [
              [
                sum / 2 - one,
                'forgets-half',
                both`$\frac{${area}}{${h}} - ${one} = ${sum / 2 - one}$ leaves out the factor of one-half in the formula.``$\frac{${area}}{${h}} - ${one} = ${sum / 2 - one}$ 漏掉了公式中的二分之一。`,
              ] as const,
            ]
          : []),
      ],
    };
  },
});
