/** The median of an even list with one unknown gives the unknown, and then the mean. */
import { range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.mean'],
  form: 'numeric',
  difficulty: 2,
  seconds: 80,
  space: {
    low: [
      [2, 5],
      [3, 4],
      [4, 7],
      [1, 6],
      [5, 8],
      [6, 9],
    ],
    fixed: range(9, 16),
    gap: [2, 4, 6],
    high: [
      [3, 7],
      [2, 9],
      [4, 6],
      [5, 10],
      [1, 8],
    ],
    place: ['lower', 'upper'],
  },
  make: ({ low, fixed, gap, high, place }) => {
    const x = place === 'upper' ? fixed + gap : fixed;
    const other = place === 'upper' ? fixed : fixed + gap;
    const median = (x + other) / 2;
    const top = Math.max(x, other);
    const rest = [low[0], low[1], other, top + high[0], top + high[1]];
    const total = sumOf(rest) + x;
    if (total % 6 !== 0 || low[1] >= Math.min(x, other)) return null;
    const mean = total / 6;
    if (mean === median || mean === x) return null;
    const shown = [
      low[0],
      low[1],
      ...(place === 'upper' ? [other, 'x'] : ['x', other]),
      top + high[0],
      top + high[1],
    ];
    const partial = (total - x) % 5 === 0 ? (total - x) / 5 : null;
    return {
      stem: both`The six numbers $${shown.join(', ')}$ are listed in increasing order, and their median is ${median}. What is their average (arithmetic mean)?``
        六个数 $${shown.join(', ')}$ 按从小到大的顺序排列，中位数为 ${median}。它们的平均数是多少？`,
      key: mean,
      letters: { x },
      steps: [
        both`The idea: In a list of even length, the median is a statement about the two middle numbers, and so it contains the unknown. With six numbers, the median is the mean of the third and the fourth: $\frac{${shown[2]!} + ${shown[3]!}}{2} = ${median}$, so $x = 2 \cdot ${median} - ${other} = ${x}$.``关键在于：数的个数为偶数时，中位数说的是中间两个数的关系，未知数就在其中。六个数的中位数是第三个与第四个数的平均数：$\frac{${shown[2]!} + ${shown[3]!}}{2} = ${median}$，所以 $x = 2 \cdot ${median} - ${other} = ${x}$。`,
        both`The mean is $\frac{${shown.map((s) => (s === 'x' ? x : s)).join(' + ')}}{6} = \frac{${total}}{6} = ${mean}$. Faster: The two middle numbers add up to twice the median, so the sum can be found without $x$.``平均数为 $\frac{${shown.map((s) => (s === 'x' ? x : s)).join(' + ')}}{6} = \frac{${total}}{6} = ${mean}$。更快的做法：中间两个数之和是中位数的两倍，所以不求 $x$ 也能得到总和。`,
      ],
      wrong: [
        [x, 'stops-early', both`${x} is the value of $x$, not the mean.``${x} 是 $x$ 的值，不是平均数。`],
        [
          median,
          'mean-for-median',
          both`${median} is the median; the mean need not be the same.``${median} 是中位数，平均数不一定与它相同。`,
        ],
        ...(partial !== null && partial !== mean
          ? [
              [
                partial,
                'divides-by-wrong-count',
                both`$\frac{${total - x}}{5} = ${partial}$ leaves out $x$.``$\frac{${total - x}}{5} = ${partial}$ 没有把 $x$ 算进去。`,
              ] as const,
            ]
          : []),
      ],
    };
  },
});
