/** Two ranges cross zero: the greatest product may come from the two negative ends. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 75,
  wide: 'signs are what the question is about',
  space: {
    a: [2, 3, 4, 5, 6, 7, 8],
    b: [2, 3, 4, 5, 6, 7],
    c: [3, 4, 5, 6, 7, 9],
    d: [2, 3, 4, 5, 8, 10],
    isLeast: [false, true],
  },
  keep: ({ a, b, c, d, isLeast }) =>
    new Set([a * c, b * d, a * d, b * c]).size === 4 &&
    (isLeast ? Math.abs(a * d - b * c) > 2 : a * c > b * d) &&
    a !== b &&
    c !== d,
  make: ({ a, b, c, d, isLeast }) => {
    const corners: [number, string][] = [
      [a * c, `(${-a}) \\cdot (${-c})`],
      [b * d, `${b} \\cdot ${d}`],
      [-a * d, `(${-a}) \\cdot ${d}`],
      [-b * c, `${b} \\cdot (${-c})`],
    ];
    const values = corners.map(([value]) => value);
    const key = isLeast ? Math.min(...values) : Math.max(...values);
    const how = corners.find(([value]) => value === key)![1];
    const other = isLeast ? Math.max(-a * d, -b * c) : b * d;
    const otherHow = corners.find(([value]) => value === other)![1];
    return {
      stem: isLeast
        ? both`If $${-a} \le x \le ${b}$ and $${-c} \le y \le ${d}$, what is the least possible value of $xy$?``若 $${-a} \le x \le ${b}$，$${-c} \le y \le ${d}$，则 $xy$ 的最小可能值是多少？`
        : both`If $${-a} \le x \le ${b}$ and $${-c} \le y \le ${d}$, what is the greatest possible value of $xy$?``若 $${-a} \le x \le ${b}$，$${-c} \le y \le ${d}$，则 $xy$ 的最大可能值是多少？`,
      key,
      steps: [
        both`The idea: the extreme products come from the ends of the ranges: $(${-a}) \cdot (${-c}) = ${a * c}$, $${b} \cdot ${d} = ${b * d}$, $(${-a}) \cdot ${d} = ${-a * d}$, and $${b} \cdot (${-c}) = ${-b * c}$.``
          关键在于：乘积的最大、最小值都在范围的端点处取得：$(${-a}) \cdot (${-c}) = ${a * c}$，$${b} \cdot ${d} = ${b * d}$，$(${-a}) \cdot ${d} = ${-a * d}$，$${b} \cdot (${-c}) = ${-b * c}$。`,
        isLeast
          ? both`The least of the four is $${how} = ${key}$: numbers of opposite signs, with absolute values as large as possible.``四者中最小的是 $${how} = ${key}$：两数异号，且绝对值尽可能大。`
          : both`The greatest of the four is $${how} = ${key}$: the product of two negative numbers is positive.``四者中最大的是 $${how} = ${key}$：两个负数的积为正。`,
      ],
      wrong: [
        [
          other,
          'pairs-extremes-wrongly',
          both`$${otherHow} = ${other}$ considers only one pair of endpoints; another pair is more extreme.``$${otherHow} = ${other}$ 只看了一对端点，还有一对更极端。`,
        ],
        isLeast
          ? [
              a * c,
              'sign-slip',
              both`$(${-a}) \cdot (${-c}) = ${a * c}$ multiplies the two lowest ends, but their product is positive.``$(${-a}) \cdot (${-c}) = ${a * c}$ 是两个最小端点相乘，但积为正数。`,
            ]
          : [
              -a * c,
              'sign-slip',
              both`$-(${a} \cdot ${c}) = ${-a * c}$ gives the product of two negative numbers the wrong sign.``$-(${a} \cdot ${c}) = ${-a * c}$ 把两个负数之积的符号弄错了。`,
            ],
        [
          0,
          'overlooks-zero-or-one',
          isLeast
            ? both`0 is possible, but a product can be negative.``0 可以取到，但乘积还可以为负。`
            : both`0 is possible, but not the greatest product.``0 可以取到，但不是最大的乘积。`,
        ],
        isLeast
          ? [
              -b * d,
              'sign-slip',
              both`$-(${b} \cdot ${d}) = ${-b * d}$ puts a minus before the product of the two highest ends.``$-(${b} \cdot ${d}) = ${-b * d}$ 是给两个最大端点之积添了负号。`,
            ]
          : [
              Math.max(a * d, b * c),
              'sign-slip',
              both`$${a * d > b * c ? `${a} \\cdot ${d}` : `${b} \\cdot ${c}`} = ${Math.max(a * d, b * c)}$ loses the sign of one end.``$${a * d > b * c ? `${a} \\cdot ${d}` : `${b} \\cdot ${c}`} = ${Math.max(a * d, b * c)}$ 丢了一个端点的负号。`,
            ],
        isLeast
          ? [
              -a * c,
              'sign-slip',
              both`$-(${a} \cdot ${c}) = ${-a * c}$ gives the product of two negative numbers the wrong sign.``$-(${a} \cdot ${c}) = ${-a * c}$ 把两个负数之积的符号弄错了。`,
            ]
          : [
              Math.min(a * d, b * c),
              'sign-slip',
              both`$${a * d < b * c ? `${a} \\cdot ${d}` : `${b} \\cdot ${c}`} = ${Math.min(a * d, b * c)}$ loses the sign of one end.``$${a * d < b * c ? `${a} \\cdot ${d}` : `${b} \\cdot ${c}`} = ${Math.min(a * d, b * c)}$ 丢了一个端点的负号。`,
            ],
        isLeast
          ? [
              -a - c,
              'adds-for-multiplies',
              both`$${-a} - ${c} = ${-a - c}$ adds the lowest ends instead of multiplying.``$${-a} - ${c} = ${-a - c}$ 把两个最小端点相加，而不是相乘。`,
            ]
          : [
              b + d,
              'adds-for-multiplies',
              both`$${b} + ${d} = ${b + d}$ adds the highest ends instead of multiplying.``$${b} + ${d} = ${b + d}$ 把两个最大端点相加，而不是相乘。`,
            ],
        isLeast
          ? [
              -(a + b) * (c + d),
              'substitutes-wrongly',
              both`$-(${a} + ${b})(${c} + ${d}) = ${-(a + b) * (c + d)}$ multiplies the lengths of the ranges.``$-(${a} + ${b})(${c} + ${d}) = ${-(a + b) * (c + d)}$ 把两个范围的长度相乘了。`,
            ]
          : [
              (a + b) * (c + d),
              'substitutes-wrongly',
              both`$(${a} + ${b})(${c} + ${d}) = ${(a + b) * (c + d)}$ multiplies the lengths of the ranges.``$(${a} + ${b})(${c} + ${d}) = ${(a + b) * (c + d)}$ 把两个范围的长度相乘了。`,
            ],
      ],
    };
  },
});
