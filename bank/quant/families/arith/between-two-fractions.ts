/** Which fractions lie between two given ones: compare by cross products, not by the size of numerators. */
import { compare, div, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const bounds: [[number, number], [number, number]][] = [
  [
    [1, 3],
    [1, 2],
  ],
  [
    [2, 5],
    [3, 5],
  ],
  [
    [1, 4],
    [2, 5],
  ],
  [
    [3, 5],
    [3, 4],
  ],
  [
    [2, 3],
    [5, 6],
  ],
  [
    [1, 2],
    [2, 3],
  ],
  [
    [3, 8],
    [4, 7],
  ],
  [
    [5, 8],
    [7, 9],
  ],
  [
    [1, 5],
    [1, 3],
  ],
  [
    [4, 9],
    [5, 8],
  ],
  [
    [2, 7],
    [3, 7],
  ],
  [
    [5, 7],
    [7, 8],
  ],
];

const pool: [number, number][] = [];
for (let q = 5; q <= 16; q++) for (let p = 2; p < q; p++) if (div(p, q).d === BigInt(q)) pool.push([p, q]);

export const family = defineFamily({
  tags: ['quant.arith.fractions', 'quant.arith.number-line'],
  form: 'mc-many',
  difficulty: 2,
  seconds: 90,
  space: { bound: bounds, wanted: [1, 2, 2, 3], under: [0, 1, 2, 3] },
  make: ({ bound: [[a, b], [c, d]], wanted, under }, random) => {
    const [low, high] = [div(a, b), div(c, d)];
    const width = (Number(high.n) / Number(high.d) - Number(low.n) / Number(low.d)) * 1.2;
    const near = pool.filter(([p, q]) => {
      const x = p / q;
      const isEnd = compare(div(p, q), low) === 0 || compare(div(p, q), high) === 0;
      return !isEnd && x > a / b - width && x < c / d + width;
    });
    const inside = near.filter(([p, q]) => compare(div(p, q), low) > 0 && compare(div(p, q), high) < 0);
    const below = near.filter(([p, q]) => compare(div(p, q), low) < 0);
    const above = near.filter(([p, q]) => compare(div(p, q), high) > 0);
    const over = 5 - wanted - under;
    if (inside.length < wanted || below.length < under || over < 0 || above.length < over) return null;
    const chosen = [
      ...random.shuffle(inside).slice(0, wanted),
      ...random.shuffle(below).slice(0, under),
      ...random.shuffle(above).slice(0, over),
    ];
    return {
      stem: both`Which of the following fractions are greater than $\frac{${a}}{${b}}$ and less than $\frac{${c}}{${d}}$? Indicate all such fractions.``
        下列哪些分数大于 $\frac{${a}}{${b}}$ 且小于 $\frac{${c}}{${d}}$？请选出所有符合的分数。`,
      options: chosen.map(([p, q]) => {
        const x: Rational = div(p, q);
        const text = `\\frac{${p}}{${q}}`;
        if (compare(x, low) < 0)
          return [
            x,
            false,
            'judges-by-looks',
            both`$${text}$ is too small: $${p} \cdot ${b} = ${p * b}$ is less than $${a} \cdot ${q} = ${a * q}$.``$${text}$ 太小：$${p} \cdot ${b} = ${p * b}$，小于 $${a} \cdot ${q} = ${a * q}$。`,
          ] as const;
        if (compare(x, high) > 0)
          return [
            x,
            false,
            'judges-by-looks',
            both`$${text}$ is too large: $${p} \cdot ${d} = ${p * d}$ is greater than $${c} \cdot ${q} = ${c * q}$.``$${text}$ 太大：$${p} \cdot ${d} = ${p * d}$，大于 $${c} \cdot ${q} = ${c * q}$。`,
          ] as const;
        return [
          x,
          true,
          null,
          both`$${text}$ lies between: $${p} \cdot ${b} = ${p * b}$ is greater than $${a} \cdot ${q} = ${a * q}$, and $${p} \cdot ${d} = ${p * d}$ is less than $${c} \cdot ${q} = ${c * q}$.``
            $${text}$ 在两者之间：$${p} \cdot ${b} = ${p * b}$ 大于 $${a} \cdot ${q} = ${a * q}$，而 $${p} \cdot ${d} = ${p * d}$ 小于 $${c} \cdot ${q} = ${c * q}$。`,
        ] as const;
      }),
      steps: [
        both`The idea: Turn each comparison of two fractions into a comparison of two integers. With positive denominators, $\frac{p}{q}$ is greater than $\frac{${a}}{${b}}$ exactly when the cross product $${b}p$ is greater than $${a}q$, and less than $\frac{${c}}{${d}}$
          exactly when $${d}p$ is less than $${c}q$.``关键在于：把两个分数的比较化为两个整数的比较。分母都为正时，$\frac{p}{q}$ 大于 $\frac{${a}}{${b}}$ 等价于交叉相乘后 $${b}p$ 大于 $${a}q$，小于 $\frac{${c}}{${d}}$
          等价于 $${d}p$ 小于 $${c}q$。`,
        both`Test every fraction on both sides: one may pass the first test and fail the second. The size of the numerator or of the denominator by itself says nothing. Faster: with the calculator, write the two bounds and all of the choices as decimals; three decimal places are enough.``
          每个分数都要检验两次：可能通过前一个却通不过后一个。单看分子或分母的大小说明不了问题。更快的做法：用计算器把两个界与各选项都化成小数，取三位小数就够了。`,
      ],
    };
  },
});
