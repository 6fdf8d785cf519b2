/**
 * Two different integers from 1 to m: is their sum, or their difference, a multiple of 3 once in three times?
 *
 * Chains two ideas: the pairs are sorted by remainders, whose numbers depend on what m leaves; and the two are different,
 * so that an integer is never paired with itself, which costs the difference more than the sum. “One in three, whatever
 * m is” agrees with most of what one tries, and is wrong.
 */
import { div } from '#core/rational.ts';
import { choose, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

const kinds = {
  any: { en: 'an integer', zh_cn: '整数' },
  even: { en: 'an even integer', zh_cn: '偶数' },
  odd: { en: 'an odd integer', zh_cn: '奇数' },
} as const;

export const family = defineFamily({
  tags: ['quant.data.probability', 'quant.arith.remainders', 'quant.data.counting'],
  form: 'qc',
  difficulty: 4,
  seconds: 140,
  space: {
    asked: ['sum', 'both'],
    d: [3, 5, 7],
    kind: ['any', 'even', 'odd'],
    above: [6, 9, 10, 12, 15, 20],
    isSwapped: [false, true],
  },
  keep: ({ asked, d, above }) => (asked === 'sum' ? d === 3 : d > 3) && above > d,
  make: ({ asked, d, kind, above, isSwapped }) => {
    const fits = (m: number): boolean => m > above && (kind === 'any' || (m % 2 === 0) === (kind === 'even'));
    const ms = range(above + 1, above + 12).filter(fits);
    const sumIs = both`The probability that the sum of the two integers is a multiple of ${d}``两个整数之和是 ${d} 的倍数的概率`;
    const differenceIs = both`The probability that the difference of the two integers is a multiple of ${d}``两个整数之差是 ${d} 的倍数的概率`;
    const [first, second] = asked === 'both' ? [sumIs, differenceIs] : [sumIs, div(1, d)];
    // How many pairs from 1 to m have a sum that is a multiple of 3.
    const pairs = (m: number): readonly [zero: number, one: number, two: number, count: number] => {
      const [zero, one, two] = [Math.floor(m / 3), Math.floor((m + 2) / 3), Math.floor((m + 1) / 3)];
      return [zero, one, two, choose(zero, 2) + one * two];
    };
    const shown = (m: number) => {
      const [zero, one, two, count] = pairs(m);
      const sign = m % 3 === 2 ? '>' : '=';
      return both`For $m = ${m}$ the remainders 0, 1, and 2 occur ${zero}, ${one}, and ${two} times, so $${choose(zero, 2)} + ${one} \cdot ${two} = ${count}$ of the $${choose(m, 2)}$ pairs fit, and $\frac{${count}}{${choose(m, 2)}} ${sign} \frac{1}{3}$.``
        $m = ${m}$ 时，余数 0、1、2 分别出现 ${zero}、${one}、${two} 次，$${choose(m, 2)}$ 对中有 $${choose(zero, 2)} + ${one} \cdot ${two} = ${count}$ 对符合，$\frac{${count}}{${choose(m, 2)}} ${sign} \frac{1}{3}$。`;
    };
    const [usual, hidden] = [ms.find((m) => m % 3 !== 2)!, ms.find((m) => m % 3 === 2)!];
    const steps =
      asked === 'sum'
        ? [
            both`The idea: sort the integers by their remainders when divided by ${d}. A sum is a multiple of ${d} if both are multiples of ${d}, or if one leaves 1 and the other 2.``
              关键在于：按除以 ${d} 的余数把整数分类。和是 ${d} 的倍数，要么两数都是 ${d} 的倍数，要么一个余 1、另一个余 2。`,
            shown(usual),
            both`${shown(hidden)} So the answer depends on $m$. The tempting path tries values of $m$ that leave 0 or 1, which all give exactly one in three.``
              ${shown(hidden)}所以结论取决于 $m$。容易走错的路是只试了余 0 或余 1 的 $m$，它们都恰好得三分之一。`,
          ]
        : [
            both`The idea: sort the integers by their remainders when divided by ${d}. Pairs of two multiples of ${d} count for both quantities, so leave them out. Otherwise the sum needs two remainders that add up to ${d}, and the difference needs the same remainder twice.``
                关键在于：按除以 ${d} 的余数分类。两个都是 ${d} 的倍数的数对，两边都计入，可先去掉。此外，和要求两个余数相加得 ${d}，差要求两个余数相同。`,
            both`Let $p$ integers leave the smaller and $q$ the greater of two remainders that add up to ${d}. Then $p = q$ or $p = q + 1$. For the sum there are $pq$ pairs, and for the difference $\frac{p(p - 1)}{2} + \frac{q(q - 1)}{2}$.``
                设相加得 ${d} 的两个余数中，余较小者的有 $p$ 个，余较大者的有 $q$ 个，则 $p = q$ 或 $p = q + 1$。和有 $pq$ 对，差有 $\frac{p(p - 1)}{2} + \frac{q(q - 1)}{2}$ 对。`,
            both`With $p = q$ these are $q^{2}$ and $q(q - 1)$; with $p = q + 1$ they are $q(q + 1)$ and $q^{2}$. Either way the sum has more. The tempting path takes both probabilities to be $\frac{1}{${d}}$.``
                $p = q$ 时分别是 $q^{2}$ 与 $q(q - 1)$；$p = q + 1$ 时分别是 $q(q + 1)$ 与 $q^{2}$。两种情形都是和更多。容易走错的路是以为两个概率都是 $\frac{1}{${d}}$。`,
          ];
    const toOne = [
      asked === 'sum' ? 'one-example' : 'reverses-comparison',
      asked === 'sum'
        ? both`This holds for some $m$ at most; for $m = ${usual}$ the probability is exactly $\frac{1}{3}$.``这至多对某些 $m$ 成立；$m = ${usual}$ 时概率恰为 $\frac{1}{3}$。`
        : both`The two integers are different, which takes pairs away from the difference, not from the sum.``两个整数不同，这使差少了一些数对，而不是和。`,
    ] as const;
    return {
      stem: both`$m$ is ${kinds[kind]} greater than ${above}. Two different integers are chosen at random from the integers from 1 to $m$, inclusive.``
        $m$ 是大于 ${above} 的${kinds[kind]}。从 1 到 $m$（包括两端）的整数中随机选取两个不同的整数。`,
      a: isSwapped ? second : first,
      b: isSwapped ? first : second,
      key: asked === 'sum' ? 'D' : keyOfOrder(1, isSwapped),
      letters:
        asked === 'both'
          ? [
              {},
              [
                { p: 5, q: 5 },
                { p: 5, q: 4 },
              ],
              [
                { p: 5, q: 5 },
                { p: 5, q: 4 },
              ],
            ]
          : [{}, { m: usual }, { m: hidden }],
      steps,
      wrong: {
        A: toOne,
        B: toOne,
        C: [
          asked === 'sum' ? 'one-example' : 'replaces-drawn',
          asked === 'sum'
            ? both`It is $\frac{1}{3}$ for most of the values that one tries, but not for $m = ${hidden}$.``多数试的值都得 $\frac{1}{3}$，但 $m = ${hidden}$ 时不是。`
            : both`They might be equal if the first integer could be chosen once more; but the two are different, and the difference loses those pairs.``若第一个数可以再取一次，两者或许相等；但这两个数不同，差就少了那些数对。`,
        ],
        D: [
          'thinks-undetermined',
          both`The probabilities change with $m$, but which is greater does not.``概率随 $m$ 而变，但孰大孰小不变。`,
        ],
      },
    };
  },
});
