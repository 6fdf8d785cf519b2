/**
 * A mean of whole numbers is known only after rounding: how many values can it be the mean of?
 *
 * Chains two ideas: rounding stands for an interval, not a number; and the total must be an integer, so that an integer
 * has to lie in n times that interval. Whoever takes the rounded mean as exact finds the multiples of 5 or 10 alone.
 */
import { div } from '#core/rational.ts';
import { gcd, range, roundTo, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    en: 'Each of $n$ visitors rated a museum by giving it $1$, $2$, $3$, $4$, or $5$ stars. The mean number of stars, rounded to the nearest tenth,',
    zh_cn: '$n$ 位参观者各自给一座博物馆打了 $1$、$2$、$3$、$4$ 或 $5$ 颗星。星数的平均数四舍五入到十分位后',
  },
  {
    en: 'Each of $n$ students borrowed at least $1$ and at most $5$ books from a library. The mean number of books, rounded to the nearest tenth,',
    zh_cn: '$n$ 名学生每人从图书馆借了至少 $1$ 本、至多 $5$ 本书。借书册数的平均数四舍五入到十分位后',
  },
  {
    en: 'Each of $n$ households reported that it has $1$, $2$, $3$, $4$, or $5$ members. The mean number of members, rounded to the nearest tenth,',
    zh_cn: '$n$ 户家庭各自报告有 $1$、$2$、$3$、$4$ 或 $5$ 名成员。成员数的平均数四舍五入到十分位后',
  },
] as const;

/** A total of n whole numbers whose mean rounds to so many tenths, if there is one. */
const totalFor = (n: number, tenths: number): number | undefined =>
  range(n, 5 * n).find((total) => 20 * total >= (2 * tenths - 1) * n && 20 * total < (2 * tenths + 1) * n);

export const family = defineFamily({
  tags: ['quant.data.mean', 'quant.arith.decimals'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 130,
  space: {
    tenths: [18, 22, 24, 26, 28, 32, 34, 36, 38, 42, 23, 27, 33, 37],
    chosen: subsets(range(3, 14), 5),
    setting: settings,
  },
  keep: ({ tenths, chosen }) => {
    const exact = 10 / gcd(tenths, 10);
    const right = chosen.filter((n) => totalFor(n, tenths) !== undefined);
    const isExact = (n: number): boolean => n % exact === 0;
    // A mean halfway between two tenths is rounded up by some and to even by others.
    if (chosen.some((n) => [2 * tenths - 1, 2 * tenths + 1].some((edge) => (edge * n) % 20 === 0)))
      return false;
    // One that the exact mean allows where it can, two that only the interval does, and two that fail.
    return (
      right.length <= 3 &&
      right.filter((n) => !isExact(n)).length >= 2 &&
      (exact > 5 || chosen.some(isExact)) &&
      chosen.some((n) => n >= 6 && !right.includes(n))
    );
  },
  make: ({ tenths, chosen, setting }) => {
    const mean = tenths / 10;
    const [low, high] = [(2 * tenths - 1) / 20, (2 * tenths + 1) / 20];
    const right = chosen.find((n) => totalFor(n, tenths) !== undefined && n % 5 !== 0)!;
    const exact = 10 / gcd(tenths, 10);
    const times = (x: number, n: number): number => roundTo(x * n, 2);
    return {
      stem: both`${setting} is $${mean}$. Which of the following could be the value of $n$? Indicate all such values.``
        ${setting}是 $${mean}$。下列哪些可能是 $n$ 的值？请选出所有可能的值。`,
      options: chosen.map((n) => {
        const total = totalFor(n, tenths);
        if (total !== undefined)
          return [
            n,
            true,
            null,
            both`With $n = ${n}$, a total of ${total} gives $\frac{${total}}{${n}}$, and $${low} \le \frac{${total}}{${n}} < ${high}$.``
              $n = ${n}$ 且总和为 ${total} 时，平均数是 $\frac{${total}}{${n}}$，而 $${low} \le \frac{${total}}{${n}} < ${high}$。`,
          ] as const;
        return [
          n,
          false,
          'assumes-special-case',
          both`With $n = ${n}$, the total would have to be at least $${low} \cdot ${n} = ${times(low, n)}$ and less than $${high} \cdot ${n} = ${times(high, n)}$, and there is no integer there.``
            若 $n = ${n}$，总和至少是 $${low} \cdot ${n} = ${times(low, n)}$，且小于 $${high} \cdot ${n} = ${times(high, n)}$，而这之间没有整数。`,
        ] as const;
      }),
      letters: [{ m: div(2 * tenths, 20) }, { n: right, T: totalFor(right, tenths)! }, {}],
      steps: [
        both`The idea: the rounded mean stands for an interval. The mean $m$ itself is only known to satisfy $${low} \le m < ${high}$.``
          关键在于：四舍五入后的平均数代表一个区间。真正的平均数 $m$ 只知道满足 $${low} \le m < ${high}$。`,
        both`The total $T$ is an integer, so $n$ is possible if some integer satisfies $${low}n \le T < ${high}n$. For $n = ${right}$, this is $${times(low, right)} \le ${totalFor(right, tenths)!} < ${times(high, right)}$.``
          总和 $T$ 是整数，所以只要有整数满足 $${low}n \le T < ${high}n$，这个 $n$ 就可能。例如 $n = ${right}$ 时，$${times(low, right)} \le ${totalFor(right, tenths)!} < ${times(high, right)}$。`,
        both`Faster: look at fractions with denominator $n$ near ${mean} and round them. The tempting path takes the mean to be exactly ${mean}, which only multiples of ${exact} allow.``
          更快的做法：在 ${mean} 附近找分母为 $n$ 的分数，看它四舍五入是多少。容易走错的路是把平均数当成恰好是 ${mean}，那样只有 ${exact} 的倍数才行。`,
      ],
    };
  },
});
