/**
 * How many divisors a power of n has is known: how many has n itself?
 *
 * Chains two ideas: the number of divisors is a product of exponents, each multiplied by 2 or 3 and with 1 added, so that
 * the exponents follow from factors; and the number may be left undivided, which makes n a power of a single prime. All
 * integers that one tries first agree; the one that differs is large.
 */
import { productOf, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

/** All ways to write a number as a product of factors that leave 1 on division by `step`, in descending order. */
const products = (n: number, step: number, most = n): number[][] =>
  n === 1
    ? [[]]
    : range(2, Math.min(n, most))
        .filter((d) => n % d === 0 && d % step === 1)
        .flatMap((d) => products(n / d, step, d).map((rest) => [d, ...rest]));

const primes = ['p', 'q', 'r'];

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.primes'],
  form: 'qc',
  difficulty: 5,
  seconds: 120,
  space: {
    given: [
      [2, 15],
      [2, 21],
      [2, 25],
      [2, 33],
      [2, 35],
      [2, 39],
      [2, 55],
      [3, 16],
      [3, 28],
      [3, 40],
      [3, 49],
      [3, 70],
    ],
    offer: ['usual', 'usual', 'between', 'single'],
    isSwapped: [false, true],
  },
  make: ({ given: [power, count], offer, isSwapped }) => {
    const ways = products(count, power).map((way) => way.map((factor) => (factor - 1) / power));
    const of = (way: number[]): number => productOf(way.map((exponent) => exponent + 1));
    const shown = (way: number[]): string =>
      way.map((exponent, i) => (exponent === 1 ? primes[i] : `${primes[i]}^{${exponent}}`)).join('');
    const single = ways.find((way) => way.length === 1)!;
    const usual = ways.reduce((best, way) => (way.length > best.length ? way : best));
    if (of(single) === of(usual)) return null;
    const value = { usual: of(usual), between: of(usual) + 1, single: of(single) }[offer];
    const key = keyOfOrders(
      ways.map((way) => Math.sign(of(way) - value)),
      isSwapped,
    );
    if (key !== 'D') return null;
    const example = productOf(usual.map((exponent, i) => [2, 3, 5][i]! ** exponent));
    const measured = both`The number of positive divisors of $n$``$n$ 的正约数的个数`;
    const counted = (way: number[]): string =>
      way.map((exponent) => `(${power} \\cdot ${exponent} + 1)`).join('');
    const plain = (way: number[]): string => way.map((exponent) => `(${exponent} + 1)`).join('');
    const why = [
      'one-example',
      both`Integers such as ${example} have ${of(usual)} divisors, but $2^{${single[0]!}}$ fits as well, and it has ${of(single)}.``
        ${example} 这样的整数有 ${of(usual)} 个约数，但 $2^{${single[0]!}}$ 也符合条件，它有 ${of(single)} 个。`,
    ] as const;
    return {
      stem: both`$n$ is a positive integer, and $n^{${power}}$ has exactly ${count} positive divisors.``$n$ 是正整数，$n^{${power}}$ 恰有 ${count} 个正约数。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key,
      steps: [
        both`If $n$ has a prime with the exponent $e$, that prime brings the factor $${power}e + 1$ to the number of divisors of $n^{${power}}$. So ask which products of such factors make ${count}.``
          若 $n$ 中某质数的指数为 $e$，它就给 $n^{${power}}$ 的约数个数带来因数 $${power}e + 1$。所以要看 ${count} 能写成哪些这样的因数之积。`,
        both`The form one thinks of is $${shown(usual)}$ with different primes: $${counted(usual)} = ${count}$. Then $n$ has $${plain(usual)} = ${of(usual)}$ divisors; ${example} is an example.``
          容易想到的形式是 $${shown(usual)}$（质数互不相同）：$${counted(usual)} = ${count}$。此时 $n$ 有 $${plain(usual)} = ${of(usual)}$ 个约数，例如 ${example}。`,
        both`The idea: ${count} may also be left undivided. $${power} \cdot ${single[0]!} + 1 = ${count}$, so $n$ may be $p^{${single[0]!}}$, a power of one prime, with $${single[0]!} + 1 = ${of(single)}$ divisors.``
          关键在于：${count} 也可以不拆开。$${power} \cdot ${single[0]!} + 1 = ${count}$，所以 $n$ 可以是 $p^{${single[0]!}}$，即单个质数的幂，它有 $${single[0]!} + 1 = ${of(single)}$ 个约数。`,
        both`Against ${value} the two do not compare alike, so the relationship cannot be determined. The integers that one tries first all give ${of(usual)}, which is the trap.``
          与 ${value} 相比，两者的结果不同，所以无法确定。最先试到的整数都给出 ${of(usual)}，这正是陷阱。`,
      ],
      wrong: { A: why, B: why, C: why },
    };
  },
});
