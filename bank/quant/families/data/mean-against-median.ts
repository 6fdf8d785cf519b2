/** A list with one unknown at its upper end: the median stands still while the mean follows the unknown. */
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.mean'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: { a: [2, 3, 5, 8, 10, 12], d: [2, 3, 4, 5, 6], kind: ['high', 'low', 'equal', 'open'] },
  make: ({ a, d, kind }) => {
    const known = [a, a + d, a + 2 * d, a + 3 * d];
    const [middle, top] = [a + 2 * d, a + 4 * d];
    const sum = 4 * a + 6 * d;
    const given = {
      high: `x > ${top}`,
      low: `${middle} < x < ${top}`,
      equal: `x = ${top}`,
      open: `x > ${middle}`,
    }[kind];
    const key = ({ high: 'A', low: 'B', equal: 'C', open: 'D' } as const)[kind];
    const faster = both`Faster: Evenly spaced numbers have the same mean and median, so no sum is needed: ${top} is simply the next number in the pattern.``更快的看法：等距的一组数，平均数与中位数相等，不必求和，${top} 就是按间距接下去的那个数。`;
    return {
      difficulty: kind === 'equal' ? 1 : kind === 'open' ? 4 : 3,
      stem: both`A list consists of the five numbers ${listed(known)}, and $x$, where $${given}$.``一组数由 ${listed(known)} 和 $x$ 五个数组成，其中 $${given}$。`,
      a: both`The average (arithmetic mean) of the list``这组数的平均数`,
      b: both`The median of the list``这组数的中位数`,
      key,
      letters: { x: { high: top + 1, low: top - 1, equal: top, open: top }[kind] },
      steps: [
        both`The idea: The median depends only on positions, while the mean follows every change in $x$; find the $x$ at which they agree. Since $x > ${middle}$, the third number in increasing order is ${middle}, wherever $x$ lies beyond it. So the median is ${middle}.``关键在于：中位数只看位置，平均数却随 $x$ 的每一点变化而变；先找出两者相等时的 $x$。因为 $x > ${middle}$，无论 $x$ 在后面哪个位置，从小到大第三个数都是 ${middle}，所以中位数为 ${middle}。`,
        both`The mean is $\frac{${sum} + x}{5}$. It equals ${middle} exactly when $x$ is $5 \cdot ${middle} - ${sum} = ${top}$, the number that continues the even spacing; a larger $x$ raises the mean above the median, and a smaller one leaves it below.``平均数为 $\frac{${sum} + x}{5}$。当 $x$ 为 $5 \cdot ${middle} - ${sum} = ${top}$（恰好使各数等距）时它等于 ${middle}；$x$ 更大则平均数高于中位数，更小则低于中位数。`,
        {
          high: both`Here $x > ${top}$, so the mean is greater. ${faster}``这里 $x > ${top}$，所以平均数更大。${faster}`,
          low: both`Here $x < ${top}$, so the mean is less. ${faster}``这里 $x < ${top}$，所以平均数更小。${faster}`,
          equal: both`Here $x = ${top}$, so the two are equal. ${faster}``这里 $x = ${top}$，所以两者相等。${faster}`,
          open: both`Here $x$ may be less than, equal to, or greater than ${top}, so the relationship cannot be determined. ${faster}``这里 $x$ 可能小于、等于或大于 ${top}，所以无法确定。${faster}`,
        }[kind],
      ],
      wrong: {
        A: [
          'assumes-special-case',
          both`A large last number raises the mean, but here $x$ is not known to be large enough.``最后一个数很大时平均数会升高，但这里不能断定 $x$ 足够大。`,
        ],
        B: [
          'ignores-a-condition',
          both`The four known numbers alone have a mean below ${middle}; $x$ has to be counted as well.``已知的四个数的平均数小于 ${middle}，但还要把 $x$ 算进去。`,
        ],
        C: [
          'assumes-special-case',
          both`The mean and the median are equal when the five numbers are evenly spaced, which is not given.``只有五个数等距时平均数才一定等于中位数，而题目没有这样说。`,
        ],
        D: [
          'thinks-undetermined',
          both`The value of $x$ is not needed: the condition says on which side of ${top} it lies.``不需要知道 $x$ 的值，由条件就能知道它与 ${top} 的大小关系。`,
        ],
      },
    };
  },
});
