/** An L-shaped floor: two lengths have to be found before its area or its perimeter. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.composite-area', 'quant.geometry.quadrilaterals'],
  form: 'numeric',
  difficulty: 1,
  seconds: 70,
  space: {
    w: range(9, 16),
    h: range(8, 14),
    u: range(3, 9),
    v: range(3, 8),
    asked: ['area', 'perimeter'],
    story: [
      { en: ['the floor of a room', 'feet'], zh: ['某房间的地面', '英尺'] },
      { en: ['a terrace', 'meters'], zh: ['某露台', '米'] },
      { en: ['a lawn', 'yards'], zh: ['某草坪', '码'] },
    ],
  },
  keep: ({ w, h, u, v }) => w - u >= 3 && h - v >= 3 && w !== h,
  make: ({ w, h, u, v, asked, story: { en, zh } }) => {
    const area = w * v + u * (h - v);
    const perimeter = 2 * (w + h);
    const isArea = asked === 'area';
    return {
      stem: isArea
        ? both`The figure shows ${en[0]}. All angles are right angles, and all lengths are in ${en[1]}. What is its area, in square ${en[1]}?``图中为${zh[0]}，所有的角都是直角，长度单位为${zh[1]}。它的面积是多少平方${zh[1]}？`
        : both`The figure shows ${en[0]}. All angles are right angles, and all lengths are in ${en[1]}. What is its perimeter, in ${en[1]}?``图中为${zh[0]}，所有的角都是直角，长度单位为${zh[1]}。它的周长是多少${zh[1]}？`,
      figures: [
        {
          kind: 'geometry',
          points: { A: [0, 0], B: [w, 0], C: [w, v], D: [u, v], E: [u, h], F: [0, h] },
          named: isArea ? ['C', 'D'] : ['C', 'D', 'E'],
          segments: [
            { ends: ['A', 'B'], label: `${w}` },
            { ends: ['B', 'C'], label: `${v}` },
            { ends: ['C', 'D'] },
            { ends: ['D', 'E'] },
            { ends: ['E', 'F'], label: `${u}` },
            { ends: ['F', 'A'], label: `${h}` },
          ],
          angles: [
            { at: ['F', 'A', 'B'], right: true },
            { at: ['A', 'B', 'C'], right: true },
            { at: ['D', 'E', 'F'], right: true },
          ],
          toScale: true,
          described: isArea
            ? both`An L-shaped figure. The bottom side is ${w}, the right side is ${v}, the top side is ${u}, and the left side is ${h}. The two sides at the inner corner D have no label: CD, which is horizontal, and the one that goes up from D.``
              L 形图形。底边为 ${w}，右边为 ${v}，顶边为 ${u}，左边为 ${h}。内角 D 处的两条边没有标注：水平的 CD，以及从 D 向上的一条边。`
            : both`An L-shaped figure. The bottom side is ${w}, the right side is ${v}, the top side is ${u}, and the left side is ${h}. The two sides at the inner corner D have no label: CD, which is horizontal, and DE, which is vertical.``
              L 形图形。底边为 ${w}，右边为 ${v}，顶边为 ${u}，左边为 ${h}。内角 D 处的两条边没有标注：水平的 CD 与竖直的 DE。`,
        },
      ],
      key: isArea ? area : perimeter,
      ...(!isArea && { letters: { DE: h - v, CD: w - u } }),
      steps: isArea
        ? [
            both`The idea: Cut the figure into rectangles, and find each missing side as a difference of parallel sides. Extend $CD$ to the left: below it lies a rectangle of area $${w} \cdot ${v} = ${w * v}$. The part above is $${h} - ${v} = ${h - v}$ high.``关键在于：把图形切成矩形，没有标注的边长用平行边之差求出。把 $CD$ 向左延长：下方是一个矩形，面积为 $${w} \cdot ${v} = ${w * v}$；上方部分的高为 $${h} - ${v} = ${h - v}$。`,
            both`The part above has area $${u} \cdot ${h - v} = ${u * (h - v)}$, so the whole area is $${w * v} + ${u * (h - v)} = ${area}$.``上方部分的面积为 $${u} \cdot ${h - v} = ${u * (h - v)}$，所以总面积为 $${w * v} + ${u * (h - v)} = ${area}$。`,
          ]
        : [
            both`The idea: Moving the two inner sides outward turns the figure into a full rectangle without changing the perimeter. The unlabeled sides are $CD = ${w} - ${u} = ${w - u}$ and $DE = ${h} - ${v} = ${h - v}$.``关键在于：把凹进去的两条边向外平移，就得到完整的矩形，而周长不变。没有标注的两边为 $CD = ${w} - ${u} = ${w - u}$，$DE = ${h} - ${v} = ${h - v}$。`,
            both`The perimeter is $${w} + ${v} + ${w - u} + ${h - v} + ${u} + ${h} = ${perimeter}$, the same as that of the full rectangle of ${w} by ${h}. Faster: add the bottom side and the left side, and double the sum; the unlabeled sides are not needed.``绕一圈的长为 $${w} + ${v} + ${w - u} + ${h - v} + ${u} + ${h} = ${perimeter}$，与长宽为 ${w} 和 ${h} 的完整矩形的周长相同。更快的做法：底边加左边再乘以二，不必求没有标注的边。`,
          ],
      wrong: isArea
        ? [
            [
              w * h,
              'ignores-a-condition',
              both`$${w} \cdot ${h} = ${w * h}$ is the full rectangle with the missing corner filled in.``$${w} \cdot ${h} = ${w * h}$ 是补上缺角后的整个矩形。`,
            ],
            [
              w * v + u * h,
              'adds-overlapping',
              both`$${w} \cdot ${v} + ${u} \cdot ${h} = ${w * v + u * h}$ counts the lower left corner twice.``$${w} \cdot ${v} + ${u} \cdot ${h} = ${w * v + u * h}$ 把左下角算了两次。`,
            ],
            [
              perimeter,
              'perimeter-for-area',
              both`$2 \cdot (${w} + ${h}) = ${perimeter}$ is the perimeter.``$2 \cdot (${w} + ${h}) = ${perimeter}$ 是周长。`,
            ],
          ]
        : [
            [
              w + v + u + h,
              'ignores-a-condition',
              both`$${w} + ${v} + ${u} + ${h} = ${w + v + u + h}$ leaves out the two unlabeled sides.``$${w} + ${v} + ${u} + ${h} = ${w + v + u + h}$ 漏掉了没有标注的两边。`,
            ],
            [
              area,
              'perimeter-for-area',
              both`$${w} \cdot ${v} + ${u} \cdot ${h - v} = ${area}$ is the area.``$${w} \cdot ${v} + ${u} \cdot ${h - v} = ${area}$ 是面积。`,
            ],
          ],
    };
  },
});
