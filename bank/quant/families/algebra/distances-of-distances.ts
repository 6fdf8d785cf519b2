/**
 * A sum of two distances is put into itself and has to come out as small as it can be: for how many integers?
 *
 * Chains two ideas: the sum of the distances to two points is least not at one point but all the way between them; and the
 * inner sum has to land anywhere in that interval, of which it can reach the upper part only. Solving by cases finds the
 * two ends of the interval, and so two integers, or stops at the interval itself.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.absolute-equations', 'quant.algebra.functions'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  wide: 'the two ends alone against all integers between',
  space: { p: [2, 3, 4, 5, 6, 7, 8], d: [6, 7, 8, 9, 10, 11, 12] },
  keep: ({ p, d }) => p < d,
  make: ({ p, d }) => {
    const q = p + d;
    const f = (x: number): number => Math.abs(x - p) + Math.abs(x - q);
    const low = Math.ceil(p / 2);
    const high = q + p - low;
    const key = high - low + 1;
    return {
      stem: both`The function $f$ is defined by $f(x) = |x - ${p}| + |x - ${q}|$ for all numbers $x$. How many integers $x$ satisfy $f(f(x)) = ${d}$?``
        函数 $f$ 对任意数 $x$ 定义为 $f(x) = |x - ${p}| + |x - ${q}|$。满足 $f(f(x)) = ${d}$ 的整数 $x$ 共有多少个？`,
      key,
      letters: [{}, { f }, { f }, {}],
      steps: [
        both`$f(x)$ is the sum of the distances from $x$ to ${p} and to ${q}, and these are $${q} - ${p} = ${d}$ apart. The idea: everywhere between them the sum is the same, ${d}, and outside it is greater. So the inner value may be anything from ${p} to ${q}, ends included.``
          $f(x)$ 是 $x$ 到 ${p} 与到 ${q} 的距离之和，而这两点相距 $${q} - ${p} = ${d}$。关键在于：在两点之间处处都等于 ${d}，在外面则更大。所以内层的值可以是 ${p} 到 ${q}（含两端）之间的任何数。`,
        both`The inner value is never less than ${d}, which is more than ${p}, so all that is asked of it is that it be at most ${q}: at most $${q} - ${d} = ${p}$ more than ${d}.``
          内层的值不会小于 ${d}，已经大于 ${p}，所以只要求它不超过 ${q}，即比 ${d} 最多大 $${q} - ${d} = ${p}$。`,
        both`Each step outward from the interval adds 2 to the sum, so $x$ may go up to $\frac{${p}}{2}$ beyond ${p} or ${q}. The outermost integers are ${low} and ${high}, with $f(${low}) = ${f(low)}$ and $f(${high}) = ${f(high)}$.``
          从区间往外每走一步，和增加 2，所以 $x$ 最多可以超出 ${p} 或 ${q} 外 $\frac{${p}}{2}$。最靠外的整数是 ${low} 和 ${high}，$f(${low}) = ${f(low)}$，$f(${high}) = ${f(high)}$。`,
        both`From ${low} to ${high} there are $${high} - ${low} + 1 = ${key}$ integers. The tempting path solves by cases, finds ${p} and ${q} for the inner value, and misses all that lies between.``
          从 ${low} 到 ${high} 共有 $${high} - ${low} + 1 = ${key}$ 个整数。容易走错的路是分情况解方程，只得到内层的值为 ${p} 和 ${q}，漏掉了中间的一切。`,
      ],
      wrong: [
        [
          d + 1,
          'stops-early',
          both`$${q} - ${p} + 1 = ${d + 1}$ is the number of integers from ${p} to ${q}: those are possible values of the inner sum, not of $x$.``
            $${q} - ${p} + 1 = ${d + 1}$ 是 ${p} 到 ${q} 之间整数的个数：那是内层的值的范围，不是 $x$ 的。`,
        ],
        [
          2,
          'one-case-only',
          both`2 counts only the ends of an interval; all the numbers between satisfy the equation as well.``2 只数了区间的两个端点，中间的数同样满足方程。`,
        ],
        [
          key - 1,
          'counts-gaps',
          both`$${high} - ${low} = ${key - 1}$ counts the steps from ${low} to ${high}, not the integers.``$${high} - ${low} = ${key - 1}$ 数的是从 ${low} 到 ${high} 的间隔，不是整数的个数。`,
        ],
        [
          key - d - 1,
          'one-case-only',
          both`$${key} - ${d + 1} = ${key - d - 1}$ leaves out the integers from ${p} to ${q} themselves, where the inner sum is ${d}.``
            $${key} - ${d + 1} = ${key - d - 1}$ 漏掉了 ${p} 到 ${q} 之间的整数，那里内层的值为 ${d}。`,
        ],
        [
          d + 1 + 2 * p,
          'coefficient-slip',
          both`$${d + 1} + 2 \cdot ${p} = ${d + 1 + 2 * p}$ lets $x$ go ${p} beyond each end, but each step outward adds 2 to the sum.``
            $${d + 1} + 2 \cdot ${p} = ${d + 1 + 2 * p}$ 让 $x$ 在两端各超出 ${p}，但每往外一步，和增加的是 2。`,
        ],
        [
          key + 2,
          'off-by-one',
          both`$${key} + 2 = ${key + 2}$ goes one integer too far at either end.``$${key} + 2 = ${key + 2}$ 在两端各多算了一个整数。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ counts one integer too many.``$${key} + 1 = ${key + 1}$ 多算了一个整数。`,
        ],
        [
          q + p + 1,
          'coefficient-slip',
          both`$${q} + ${p} + 1 = ${q + p + 1}$ counts all integers from 0 to $${q} + ${p} = ${q + p}$.``$${q} + ${p} + 1 = ${q + p + 1}$ 数的是从 0 到 $${q} + ${p} = ${q + p}$ 的整数。`,
        ],
      ],
    };
  },
});
