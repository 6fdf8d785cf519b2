/**
 * One number of five is unknown, and mean and median agree: what do all its possible values add up to?
 *
 * Chains two ideas: which number is the median depends on where the unknown stands, so that there are three equations;
 * and each solution must lie where its equation supposed it. Most take the unknown for the median, or keep it positive.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.mean'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  wide: 'the possible values lie on both sides of the list, one of them below 0',
  space: {
    p: range(4, 11),
    toQ: range(2, 7),
    toR: range(3, 9),
    toS: range(2, 9),
    order: [
      [2, 0, 3, 1],
      [1, 3, 0, 2],
      [3, 1, 2, 0],
    ],
  },
  keep: ({ p, toQ, toR, toS }) => {
    const [q, r] = [p + toQ, p + toQ + toR];
    const sum = 2 * p + toQ + r + r + toS;
    // All three cases have a solution inside their own range, and the middle one is whole.
    return sum % 4 === 0 && 4 * q < sum && sum < 4 * r && 5 * (q + r) - (7 * sum) / 4 > 3 && toQ !== toS;
  },
  make: ({ p, toQ, toR, toS, order }) => {
    const [q, r, s] = [p + toQ, p + toQ + toR, p + toQ + toR + toS];
    const known = [p, q, r, s] as const;
    const sum = p + q + r + s;
    const [low, mid, high] = [5 * q - sum, sum / 4, 5 * r - sum];
    const key = low + mid + high;
    return {
      stem: both`The mean of the five numbers ${listed(order.map((i) => `$${known[i]}$`))}, and $x$ is equal to their median. What is the sum of all possible values of $x$?``
        ${listed(order.map((i) => `$${known[i]}$`))} 和 $x$ 这五个数的平均数等于它们的中位数。$x$ 的所有可能值之和是多少？`,
      key,
      letters: [{}, [{ x: low }], [{ x: high }], [{ x: mid }], {}],
      steps: [
        both`The idea: the median depends on where $x$ lies among $${p}$, $${q}$, $${r}$, and $${s}$. There are three cases, and in each the solution has to fit its case.``
          关键在于：中位数是哪个数，取决于 $x$ 在 $${p}$、$${q}$、$${r}$、$${s}$ 中的位置。共有三种情形，每种情形的解都要检验是否符合该情形。`,
        both`If $x \le ${q}$, the median is ${q}: $\frac{${sum} + x}{5} = ${q}$, so $x = ${low}$, which fits.``若 $x \le ${q}$，中位数是 ${q}：$\frac{${sum} + x}{5} = ${q}$，所以 $x = ${low}$，符合。`,
        both`If $x \ge ${r}$, the median is ${r}: $\frac{${sum} + x}{5} = ${r}$, so $x = ${high}$, which fits.``若 $x \ge ${r}$，中位数是 ${r}：$\frac{${sum} + x}{5} = ${r}$，所以 $x = ${high}$，符合。`,
        both`Otherwise $x$ itself is the median: $\frac{${sum} + x}{5} = x$, so $x = ${mid}$, the mean of the other four, which lies between ${q} and ${r}.``
          否则 $x$ 自己就是中位数：$\frac{${sum} + x}{5} = x$，所以 $x = ${mid}$，即另外四个数的平均数，它在 ${q} 与 ${r} 之间。`,
        both`The sum is $${low < 0 ? `(${low})` : low} + ${high} + ${mid} = ${key}$. The tempting path stops at one case.``三者之和为 $${low < 0 ? `(${low})` : low} + ${high} + ${mid} = ${key}$。容易走错的路是只考虑一种情形。`,
      ],
      wrong: [
        [
          mid,
          'one-case-only',
          both`${mid} is the only value if $x$ itself is the median; there are two more cases.``${mid} 只是 $x$ 自己为中位数时的值，还有两种情形。`,
        ],
        [
          mid + high,
          'forgets-negatives',
          both`$${mid} + ${high} = ${mid + high}$ leaves out the value below the other numbers.``$${mid} + ${high} = ${mid + high}$ 漏掉了小于其他数的那个值。`,
        ],
        [
          low + high,
          'one-case-only',
          both`$${low < 0 ? `(${low})` : low} + ${high} = ${low + high}$ leaves out the case in which $x$ itself is the median.``
            $${low < 0 ? `(${low})` : low} + ${high} = ${low + high}$ 漏掉了 $x$ 自己是中位数的情形。`,
        ],
        [
          high,
          'one-case-only',
          both`${high} is the value only for a large $x$.``${high} 只是 $x$ 较大时的值。`,
        ],
        [
          mid + low,
          'one-case-only',
          both`$${mid} + ${low < 0 ? `(${low})` : low} = ${mid + low}$ leaves out the value above the other numbers.``$${mid} + ${low < 0 ? `(${low})` : low} = ${mid + low}$ 漏掉了大于其他数的那个值。`,
        ],
        [
          q + r,
          'answers-another-question',
          both`$${q} + ${r} = ${q + r}$ adds the possible medians ${q} and ${r}, not values of $x$.``$${q} + ${r} = ${q + r}$ 加的是可能的中位数 ${q} 与 ${r}，不是 $x$ 的值。`,
        ],
        [
          mid + q + r,
          'answers-another-question',
          both`$${mid} + ${q} + ${r} = ${mid + q + r}$ adds the three medians, not the values of $x$.``$${mid} + ${q} + ${r} = ${mid + q + r}$ 加的是三个中位数，不是 $x$ 的值。`,
        ],
      ],
    };
  },
});
