/**
 * Two short lists have one mean and known ranges: how far can the range of all the numbers go?
 *
 * Chains two ideas: both lists lie around the same mean, so that the whole reaches at most from the lowest point of one
 * to the highest of the other; and in a list of n numbers no number is farther from the mean than (n - 1)/n of the
 * range. The sum of the ranges looks like the bound, and then the answer looks open.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.spread', 'quant.data.mean'],
  form: 'qc',
  difficulty: 5,
  seconds: 150,
  space: {
    n: [3, 4, 5, 6],
    r: [8, 9, 10, 12, 14, 15, 16, 18, 20],
    more: [2, 3, 4, 5, 6],
    isFirstGreater: [false, true],
    isSwapped: [false, true],
  },
  keep: ({ n, r, more }) => {
    const most = ((n - 1) * (2 * r + more)) / n;
    return Number.isInteger(most) && most + 1 < 2 * r + more - 2 && most > r + more + 2;
  },
  make: ({ n, r, more, isFirstGreater, isSwapped }) => {
    const s = r + more;
    const [x, y] = isFirstGreater ? [s, r] : [r, s];
    const most = ((n - 1) * (r + s)) / n;
    const bound = most + 1;
    const measured = both`The range of the ${2 * n} numbers``这 ${2 * n} 个数的极差`;
    const sums = [
      'pairs-extremes-wrongly',
      both`$${r} + ${s} = ${r + s}$ would need the common mean at the end of both lists, but a mean is at an end only if all the numbers are equal.``
        $${r} + ${s} = ${r + s}$ 要求共同的平均数位于两列的端点，而只有所有数都相等时，平均数才会在端点。`,
    ] as const;
    return {
      stem: both`List $X$ and list $Y$ consist of ${n} numbers each, and the two lists have the same mean. The range of list $X$ is ${x}, and the range of list $Y$ is ${y}.``
        数列 $X$ 与数列 $Y$ 各有 ${n} 个数，两列的平均数相同。$X$ 的极差是 ${x}，$Y$ 的极差是 ${y}。`,
      a: isSwapped
        ? bound
        : both`The range of the list of all ${2 * n} numbers in lists $X$ and $Y$``由 $X$ 与 $Y$ 的全部 ${2 * n} 个数组成的数列的极差`,
      b: isSwapped
        ? both`The range of the list of all ${2 * n} numbers in lists $X$ and $Y$``由 $X$ 与 $Y$ 的全部 ${2 * n} 个数组成的数列的极差`
        : bound,
      key: isSwapped ? 'A' : 'B',
      letters: [{}, { g: ((n - 1) * x) / n }, {}],
      steps: [
        both`${measured} is at least ${s}. It is more only if the greatest number comes from one list and the least from the other; then it is the distance of the one from the common mean plus the distance of the other.``
          ${measured}至少是 ${s}。只有最大的数来自一列、最小的数来自另一列时，它才会更大；这时它等于这两个数到共同平均数的距离之和。`,
        both`The idea: how far can one number be from the mean of its list? If the greatest of the ${n} numbers in $X$ is $g$ above the mean, each of the other ${n - 1} is at most $${x} - g$ below it, and together they are $g$ below. So $g \le ${n - 1}(${x} - g)$, that is, $g \le \frac{${n - 1}}{${n}} \cdot ${x}$. The same holds for the least, and for $Y$.``
          关键在于：一个数能离本列的平均数多远？若 $X$ 的 ${n} 个数中最大的比平均数大 $g$，其余 ${n - 1} 个每个至多比平均数小 $${x} - g$，而它们合起来小 $g$。所以 $g \le ${n - 1}(${x} - g)$，即 $g \le \frac{${n - 1}}{${n}} \cdot ${x}$。最小的数以及 $Y$ 也同样。`,
        both`So the range of all is at most $\frac{${n - 1}}{${n}} \cdot (${r} + ${s}) = ${most}$, and $${most} < ${bound}$. The tempting path takes $${r} + ${s} = ${r + s}$ for the greatest value and concludes that nothing can be said.``
          所以全部数的极差至多是 $\frac{${n - 1}}{${n}} \cdot (${r} + ${s}) = ${most}$，而 $${most} < ${bound}$。容易走错的路是以为最大可达 $${r} + ${s} = ${r + s}$，于是断定无法比较。`,
      ],
      wrong: {
        A: sums,
        B: sums,
        C: [
          'assumes-special-case',
          both`The range of all is not fixed, and its greatest value is ${most}, which falls short of ${bound}.``全部数的极差并不固定，其最大值 ${most} 也达不到 ${bound}。`,
        ],
        D: [
          'thinks-undetermined',
          both`The range can take many values from ${s} on, but none above ${most}; $${r} + ${s} = ${r + s}$ is out of reach.``极差可以取从 ${s} 起的许多值，但不会超过 ${most}；$${r} + ${s} = ${r + s}$ 是达不到的。`,
        ],
      },
    };
  },
});
