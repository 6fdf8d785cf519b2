/**
 * Five of eleven ordered numbers are known, the quartiles and the ends: is the mean above the median?
 *
 * Chains two ideas: each unknown number lies between two known ones, which gives the mean a least and a greatest value;
 * and only if the whole interval lies on one side of the median is the comparison settled. The longer side of the list
 * tempts to an answer where none is possible, and “the mean is not known” where one is.
 */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.quartiles', 'quant.data.mean', 'quant.data.median-mode'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    // From the least to the greatest, as distances from the median; found by search near the crux.
    places: [
      [-8, -5, 0, 10, 21],
      [-10, -4, 0, 9, 16],
      [-9, -6, 0, 12, 13],
      [-7, -6, 0, 9, 15],
      [-12, -5, 0, 11, 18],
      [-8, -7, 0, 12, 15],
      [-6, -4, 0, 7, 11],
      [-5, -3, 0, 5, 9],
      [-11, -4, 0, 10, 15],
      [-9, -5, 0, 8, 18],
      [-9, -4, 0, 7, 15],
      [-13, -6, 0, 14, 16],
    ],
    median: [32, 35, 41, 46, 53, 58, 64],
    isTurned: [false, true],
    isSwapped: [false, true],
  },
  make: ({ places, median, isTurned, isSwapped }) => {
    const known = (isTurned ? places.map((d) => -d).reverse() : [...places]).map((d) => median + d);
    const [l, q, m, t, g] = known as [number, number, number, number, number];
    const [least, most] = [2 * l + 3 * q + 3 * m + 2 * t + g, l + 2 * q + 3 * m + 3 * t + 2 * g];
    const isSettled = least > 11 * m || most < 11 * m;
    // The interval just misses the median, or just reaches over it.
    if (Math.min(Math.abs(least - 11 * m), Math.abs(most - 11 * m)) > 9) return null;
    const isAbove = !isTurned;
    const [sum, sign] = isAbove
      ? ([least, least > 11 * m ? '>' : least < 11 * m ? '<' : '='] as const)
      : ([most, most > 11 * m ? '>' : most < 11 * m ? '<' : '='] as const);
    const sums = isAbove
      ? `2 \\cdot ${l} + 3 \\cdot ${q} + 3 \\cdot ${m} + 2 \\cdot ${t} + ${g} = ${least}`
      : `${l} + 2 \\cdot ${q} + 3 \\cdot ${m} + 3 \\cdot ${t} + 2 \\cdot ${g} = ${most}`;
    const [mean, middle] = [
      both`The mean of the $11$ numbers``这 $11$ 个数的平均数`,
      both`The median of the $11$ numbers``这 $11$ 个数的中位数`,
    ];
    const side = [
      isSettled ? 'reverses-comparison' : 'judges-by-looks',
      isSettled
        ? both`The numbers on the longer side outweigh the others even if each is as close to the median as it can be: $${sums}$.``即使较长一侧的数都尽量靠近中位数，它们仍然占优：$${sums}$。`
        : both`One side is longer, but the numbers on it may lie close to the median while those on the other side lie far from it: $${sums}$, and $11 \cdot ${m} = ${11 * m}$.``
          一侧较长，但那一侧的数可能靠近中位数，而另一侧的数可能远离它：$${sums}$，而 $11 \cdot ${m} = ${11 * m}$。`,
    ] as const;
    return {
      stem: both`When $11$ numbers, some of which may be equal, are arranged in increasing order, the 1st, 3rd, 6th, 9th, and 11th numbers are $${l}$, $${q}$, $${m}$, $${t}$, and $${g}$, respectively.``
        把 $11$ 个数（可以相等）由小到大排列，第 1、3、6、9、11 个数依次是 $${l}$、$${q}$、$${m}$、$${t}$、$${g}$。`,
      a: isSwapped ? middle : mean,
      b: isSwapped ? mean : middle,
      key: isSettled ? keyOfOrder(isAbove ? 1 : -1, isSwapped) : 'D',
      steps: [
        both`The median is the 6th number, ${m}. The idea: the mean is not known, but each of the six other numbers lies between two known ones, so its extremes are.``
          中位数是第 6 个数 ${m}。关键在于：平均数虽然不知道，但其余六个数各在两个已知数之间，所以平均数的最小、最大值可以求出。`,
        isAbove
          ? both`The mean seems to be above the median, so put the six as low as possible, each at the known number below it: $${sums}$.``看起来平均数大于中位数，所以让这六个数尽量小，各取它下方的已知数：$${sums}$。`
          : both`The mean seems to be below the median, so put the six as high as possible, each at the known number above it: $${sums}$.``看起来平均数小于中位数，所以让这六个数尽量大，各取它上方的已知数：$${sums}$。`,
        isSettled
          ? both`A mean of ${m} needs a sum of $11 \cdot ${m} = ${11 * m}$, and $${sum} ${sign} ${11 * m}$ even so. The comparison is settled. Faster: work with distances from ${m}.``
            平均数若为 ${m}，总和应为 $11 \cdot ${m} = ${11 * m}$，而即使这样也有 $${sum} ${sign} ${11 * m}$，大小关系就确定了。更快的做法：用与 ${m} 的差来算。`
          : both`A mean of ${m} needs a sum of $11 \cdot ${m} = ${11 * m}$, and $${sum} ${sign} ${11 * m}$, while with the six at the other end of their ranges it is on the other side. So it cannot be determined. Faster: work with distances from ${m}.``
            平均数若为 ${m}，总和应为 $11 \cdot ${m} = ${11 * m}$，而 $${sum} ${sign} ${11 * m}$；让六个数取另一端，则在另一侧。所以无法确定。更快的做法：用与 ${m} 的差来算。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          'mean-for-median',
          both`The mean and the median are equal only if the distances on both sides of ${m} balance, which is not certain here.``只有 ${m} 两侧的差互相抵消，平均数才等于中位数，这里并不一定。`,
        ],
        D: [
          'thinks-undetermined',
          both`The mean is not known, but even in the extreme case it stays on one side of ${m}: $${sums}$, and $11 \cdot ${m} = ${11 * m}$.``平均数虽不知道，但即使在极端情形下它也在 ${m} 的同一侧：$${sums}$，而 $11 \cdot ${m} = ${11 * m}$。`,
        ],
      },
    };
  },
});
