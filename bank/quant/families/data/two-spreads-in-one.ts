/**
 * Two lists with known standard deviations are joined: the deviation of the whole against a number between the two.
 *
 * Chains two ideas: deviations are joined by their squares, so that even with one common mean the whole is above the
 * average of both; and whatever the means are, a difference between them only adds to that. “Halfway between” and “the
 * means are not known” both end at a wrong answer.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.spread', 'quant.data.mean'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    n: [10, 12, 15, 20, 25, 30],
    // Both deviations, and the root of the mean of their squares.
    pair: [
      [1, 7, 5],
      [2, 14, 10],
      [7, 17, 13],
      [7, 23, 17],
      [3, 21, 15],
      [4, 28, 20],
      [14, 34, 26],
    ],
    // Nothing is said of the means and the bound is their average, or one below the root; or the means differ.
    kind: ['average', 'below', 'differ', 'differ'],
    isSwapped: [false, true],
    isFirstGreater: [false, true],
  },
  keep: ({ pair: [s, t, q], kind }) => kind !== 'below' || q - 1 > (s + t) / 2,
  make: ({ n, pair: [s, t, q], kind, isSwapped, isFirstGreater }) => {
    const bound = kind === 'average' ? (s + t) / 2 : kind === 'below' ? q - 1 : q;
    const [first, second] = isFirstGreater ? [t, s] : [s, t];
    const measured = both`The standard deviation of the ${2 * n} numbers in list $Z$``数列 $Z$ 中 ${2 * n} 个数的标准差`;
    const mean = (s * s + t * t) / 2;
    const isDiffer = kind === 'differ';
    const means = isDiffer
      ? {
          en: ' The mean of list $X$ is not equal to the mean of list $Y$.',
          zh_cn: '$X$ 与 $Y$ 的平均数不相等。',
        }
      : { en: '', zh_cn: '' };
    const low = [
      'unweighted-mean',
      both`The average $\frac{${s} + ${t}}{2} = ${(s + t) / 2}$ is not what counts: standard deviations are joined by their squares, and $\sqrt{\frac{${s}^{2} + ${t}^{2}}{2}} = ${q}$.``
        起作用的不是平均值 $\frac{${s} + ${t}}{2} = ${(s + t) / 2}$：标准差要通过平方来合并，$\sqrt{\frac{${s}^{2} + ${t}^{2}}{2}} = ${q}$。`,
    ] as const;
    return {
      stem: both`List $X$ and list $Y$ consist of ${n} numbers each. The standard deviation of list $X$ is ${first}, and the standard deviation of list $Y$ is ${second}.${means} List $Z$ consists of all the ${2 * n} numbers in lists $X$ and $Y$.``
        数列 $X$ 与数列 $Y$ 各有 ${n} 个数。$X$ 的标准差是 ${first}，$Y$ 的标准差是 ${second}。${means}数列 $Z$ 由 $X$ 与 $Y$ 中的全部 ${2 * n} 个数组成。`,
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key: isSwapped ? 'B' : 'A',
      steps: [
        both`The idea: begin with the case in which both lists have the same mean. Then no number changes its distance from the mean, and the squared distances have the mean $\frac{${s}^{2} + ${t}^{2}}{2} = ${mean}$, so that the standard deviation of $Z$ is $\sqrt{${mean}} = ${q}$.``
          关键在于：先看两列平均数相同的情形。这时每个数与平均数的距离都不变，距离平方的平均数为 $\frac{${s}^{2} + ${t}^{2}}{2} = ${mean}$，所以 $Z$ 的标准差是 $\sqrt{${mean}} = ${q}$。`,
        both`If the means differ, the mean of $Z$ lies between them, and each list has a greater sum of squared distances from it than from its own mean. So the standard deviation of $Z$ is then greater than ${q}, and never less.``
          若两列平均数不同，$Z$ 的平均数就在两者之间，每一列的数对它的距离平方和都大于对自己平均数的距离平方和。所以这时 $Z$ 的标准差大于 ${q}，绝不会更小。`,
        isDiffer
          ? both`Here the means differ, so it is greater than ${q}. The tempting path takes the average of ${s} and ${t}, or stops at ${q}.``
            这里两列平均数不同，所以它大于 ${q}。容易走错的路是取 ${s} 与 ${t} 的平均值，或停在 ${q}。`
          : both`So it is at least ${q}, and $${q} > ${bound}$ whatever the means are. The tempting paths take the average of ${s} and ${t}, or give up because the means are unknown.``
            所以它至少是 ${q}，而 $${q} > ${bound}$，与两列的平均数无关。容易走错的路是取 ${s} 与 ${t} 的平均值，或因平均数未知而放弃。`,
      ],
      wrong: {
        A: low,
        B: low,
        C: isDiffer
          ? [
              'assumes-special-case',
              both`$\sqrt{\frac{${s}^{2} + ${t}^{2}}{2}} = ${q}$ would be right if both lists had the same mean.``只有两列平均数相同时，才是 $\sqrt{\frac{${s}^{2} + ${t}^{2}}{2}} = ${q}$。`,
            ]
          : low,
        D: [
          'thinks-undetermined',
          isDiffer
            ? both`How far the means lie apart is not known, but any difference lifts the standard deviation above ${q}.``两列平均数相差多少虽不知道，但只要不同，标准差就大于 ${q}。`
            : both`The means are not known, but they can only lift the standard deviation above ${q}, never bring it below.``两列的平均数虽不知道，但它们只会使标准差高于 ${q}，不会使它更低。`,
        ],
      },
    };
  },
});
