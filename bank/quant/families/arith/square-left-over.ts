/**
 * A power of a number that is known only by what does not divide it: the remainder on division by a given number.
 *
 * Chains two ideas: by cases, such a power leaves a remainder that is often the same for all of them; and what is added
 * may carry the remainder over the divisor. It looks as if nothing were known of n; and where two remainders do occur,
 * the numbers one tries first agree with each other.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

type Kind = { power: 2 | 4; divisor: number; primes: number[]; en: string; zh: string };

const neither = {
  primes: [2, 3],
  en: 'is not divisible by 2 or by 3',
  zh: '既不能被 2 整除，也不能被 3 整除',
};
const odd = { primes: [2], en: 'is not divisible by 2', zh: '不能被 2 整除' };
const tens = { primes: [2, 5], en: 'is not divisible by 2 or by 5', zh: '既不能被 2 整除，也不能被 5 整除' };

const kinds: Kind[] = [
  { power: 2, divisor: 24, ...neither },
  { power: 2, divisor: 12, ...neither },
  { power: 2, divisor: 8, ...odd },
  { power: 4, divisor: 16, ...odd },
  { power: 4, divisor: 10, ...tens },
  { power: 4, divisor: 20, ...tens },
  { power: 2, divisor: 48, ...neither },
  { power: 2, divisor: 16, ...odd },
  { power: 2, divisor: 36, ...neither },
];

export const family = defineFamily({
  tags: ['quant.arith.remainders', 'quant.arith.divisibility'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    kind: kinds,
    added: range(2, 23),
    bound: ['reached', 'added'],
    isSwapped: [false, true],
  },
  keep: ({ kind: { divisor }, added }) => added < divisor && (added <= 9 || added >= divisor - 3),
  make: ({ kind: { power, divisor, primes, en, zh }, added, bound, isSwapped }) => {
    const allowed = range(2, 400).filter((n) => primes.every((prime) => n % prime !== 0));
    const left = (n: number): number => (n ** power + added) % divisor;
    const values = [...new Set(allowed.map(left))];
    const isSingle = values.length === 1;
    const [first] = allowed as [number];
    const value = { reached: left(first), added }[bound];
    // With several remainders, compare with the first that is met; with one, at or beside it.
    if (!isSingle && bound !== 'reached') return null;
    const key = keyOfOrders(
      values.map((r) => Math.sign(r - value)),
      isSwapped,
    );
    const other = allowed.find((n) => left(n) !== left(first)) ?? allowed[3]!;
    const measured = both`The remainder when $n^{${power}} + ${added}$ is divided by ${divisor}``$n^{${power}} + ${added}$ 除以 ${divisor} 的余数`;
    const shown = (n: number) =>
      `${n}^{${power}} + ${added} = ${divisor} \\cdot ${(n ** power + added - left(n)) / divisor} + ${left(n)}`;
    const side = [
      isSingle ? 'remainder-not-reduced' : 'one-example',
      isSingle
        ? both`Every such power leaves a remainder of 1, so with ${added} added the remainder is ${left(first)}: $${shown(first)}$.``每个这样的幂余数都是 1，加上 ${added} 后余数是 ${left(first)}：$${shown(first)}$。`
        : both`Not every $n$ gives the same: $${shown(first)}$, but $${shown(other)}$.``并非每个 $n$ 都一样：$${shown(first)}$，但 $${shown(other)}$。`,
    ] as const;
    return {
      stem: both`$n$ is an integer greater than 1 that ${en}.``$n$ 是大于 1 的整数，${zh}。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key,
      letters: isSingle ? {} : [{}, {}, { n: first }],
      steps: [
        isSingle
          ? both`The idea: try the first few $n$ and ask why they agree. $${shown(first)}$, and $${shown(other)}$.``关键在于：先试最小的几个 $n$，再想为什么结果相同。$${shown(first)}$，且 $${shown(other)}$。`
          : both`The idea: one or two numbers that agree prove nothing. $${shown(first)}$, but $${shown(other)}$.``关键在于：试了一两个数结果相同，并不能说明什么。$${shown(first)}$，但 $${shown(other)}$。`,
        isSingle
          ? reason(power, divisor)
          : both`So more than one remainder occurs, and the relationship cannot be determined. The rule holds only for smaller divisors: for an odd $n$, both $n - 1$ and $n + 1$ are even and one of them is a multiple of 4, but no more than that is certain.``
            所以余数不止一种，无法确定。规律只对较小的除数成立：$n$ 为奇数时，$n - 1$ 与 $n + 1$ 都是偶数，其中一个是 4 的倍数，但仅此而已。`,
        isSingle
          ? both`The power always leaves a remainder of 1. With ${added} more, $1 + ${added} = ${1 + added}$, the remainder is ${left(first)}; compare it with ${value}.``这个幂的余数总是 1，再加 ${added}，$1 + ${added} = ${1 + added}$，余数就是 ${left(first)}，与 ${value} 比较即可。`
          : both`The tempting path tries $n = ${first}$, finds ${left(first)}, and stops.``容易走错的路是试了 $n = ${first}$，得到 ${left(first)} 就停下。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          isSingle ? 'remainder-not-reduced' : 'one-example',
          isSingle
            ? both`The remainder is ${left(first)} and not ${value}: $${shown(first)}$.``余数是 ${left(first)}，不是 ${value}：$${shown(first)}$。`
            : both`They are equal for $n = ${first}$, but not for $n = ${other}$: $${shown(other)}$.``$n = ${first}$ 时相等，但 $n = ${other}$ 时不相等：$${shown(other)}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`$n$ is not known, but the remainder is the same for every such $n$: $${shown(first)}$, and $${shown(other)}$.``$n$ 虽未知，但余数对每个这样的 $n$ 都一样：$${shown(first)}$，且 $${shown(other)}$。`,
        ],
      },
    };
  },
});

/** Why the power always leaves 1. */
function reason(power: 2 | 4, divisor: number) {
  if (power === 2)
    return divisor === 8
      ? both`In $(n - 1)(n + 1)$, which is 1 less than the square, both factors are even and one of them is a multiple of 4, so the product is a multiple of 8.``
        平方减 1 等于 $(n - 1)(n + 1)$，两个因数都是偶数，其中一个是 4 的倍数，所以乘积是 8 的倍数。`
      : both`In $(n - 1)(n + 1)$, which is 1 less than the square, both factors are even, one of them is a multiple of 4, and one is a multiple of 3, so the product is a multiple of 24.``
        平方减 1 等于 $(n - 1)(n + 1)$，两个因数都是偶数，其中一个是 4 的倍数，一个是 3 的倍数，所以乘积是 24 的倍数。`;
  return divisor === 16
    ? both`The square of an odd number leaves a remainder of 1 when divided by 8. Square once more: in the product of the square minus 1 and the square plus 1, one factor is a multiple of 8 and the other is even.``
      奇数的平方除以 8 余 1。再平方一次：看（平方减 1）与（平方加 1）的乘积，前者是 8 的倍数，后者是偶数。`
    : both`The last digit of $n$ is 1, 3, 7, or 9, so that of its square is 1 or 9, and that of its fourth power is 1. The fourth power of an odd number also leaves a remainder of 1 when divided by 4.``
      $n$ 的个位是 1、3、7 或 9，其平方的个位是 1 或 9，四次方的个位是 1；奇数的四次方除以 4 也余 1。`;
}
