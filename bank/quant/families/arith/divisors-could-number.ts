/**
 * How many divisors an integer has is known: which numbers of divisors could a power of it have?
 *
 * Chains two ideas: the number of divisors is a product of exponents, each with 1 added, so that several forms of the
 * integer are possible; and in the power each exponent is multiplied before 1 is added, so that each form gives another
 * number. Whoever tries one integer finds one of them, and doubling or squaring gives none.
 */
import { productOf, range, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** All ways to write a number as a product of factors greater than 1, in descending order. */
const products = (n: number, most = n): number[][] =>
  n === 1
    ? [[]]
    : range(2, Math.min(n, most))
        .filter((d) => n % d === 0)
        .flatMap((d) => products(n / d, d).map((rest) => [d, ...rest]));

const primes = ['p', 'q', 'r', 's'];

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.primes'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    count: [6, 8, 10, 12, 16, 18, 20, 27, 28],
    power: [2, 3],
    picked: subsets([0, 1, 2, 3, 4], 2),
    slips: subsets(['factors', 'times', 'square', 'pair'] as const, 3),
  },
  keep: ({ power, slips }) => power === 2 || !slips.includes('square'),
  make: ({ count, power, picked, slips }) => {
    const ways = products(count).sort((one, other) => one.length - other.length);
    const of = (way: number[]): number => productOf(way.map((factor) => power * (factor - 1) + 1));
    const values = ways.map(of);
    const rights = picked.map((i) => ways[i]).filter((way) => way !== undefined);
    if (rights.length < 2) return null;
    const pair = ways.find((way) => way.length === 2)!;
    const [f, g] = pair as [number, number];
    const wrongs = {
      // Taking the factors themselves for exponents.
      factors: [
        (power * f + 1) * (power * g + 1),
        'off-by-one',
        both`$(${power} \cdot ${f} + 1)(${power} \cdot ${g} + 1) = ${(power * f + 1) * (power * g + 1)}$ takes ${f} and ${g} for the exponents; they are the exponents with 1 added.``
          $(${power} \cdot ${f} + 1)(${power} \cdot ${g} + 1) = ${(power * f + 1) * (power * g + 1)}$ 把 ${f} 与 ${g} 当成了指数；它们是指数加 1。`,
      ],
      times: [
        power * count,
        'adds-exponents',
        both`$${power} \cdot ${count} = ${power * count}$ multiplies the number of divisors; it is the exponents that are multiplied.``
          $${power} \cdot ${count} = ${power * count}$ 是把约数的个数乘以倍数；应当乘的是指数。`,
      ],
      square: [
        count ** 2,
        'adds-for-multiplies',
        both`$${count}^{2} = ${count ** 2}$ squares the number of divisors, but many products of two divisors are the same number.``
          $${count}^{2} = ${count ** 2}$ 是把约数的个数平方，但许多“两个约数之积”是同一个数。`,
      ],
      pair: [
        power * count + 1,
        'off-by-one',
        both`$${power} \cdot ${count} + 1 = ${power * count + 1}$ takes ${count} for the exponent of a power of one prime; the exponent is one less.``
          $${power} \cdot ${count} + 1 = ${power * count + 1}$ 把 ${count} 当成了质数幂的指数；指数要少一。`,
      ],
    } as const;
    const chosen = slips.map((slip) => wrongs[slip]);
    const shownWay = (way: number[]): string =>
      way.map((factor, i) => (factor === 2 ? primes[i] : `${primes[i]}^{${factor - 1}}`)).join('');
    const all = [...rights.map(of), ...chosen.map(([value]) => value)];
    if (new Set(all).size < all.length || chosen.some(([value]) => values.includes(value))) return null;
    return {
      stem: both`The positive integer $n$ has exactly ${count} positive divisors. Which of the following could be the number of positive divisors of $n^{${power}}$? Indicate all such numbers.``
        正整数 $n$ 恰有 ${count} 个正约数。下列哪些可能是 $n^{${power}}$ 的正约数的个数？请选出所有符合的数。`,
      options: [
        ...rights.map(
          (way) =>
            [
              of(way),
              true,
              null,
              both`${of(way)} belongs to $n$ of the form $${shownWay(way)}$: $${way.map((factor) => `(${power} \\cdot ${factor - 1} + 1)`).join('')} = ${of(way)}$.``
                ${of(way)} 对应形如 $${shownWay(way)}$ 的 $n$：$${way.map((factor) => `(${power} \\cdot ${factor - 1} + 1)`).join('')} = ${of(way)}$。`,
            ] as const,
        ),
        ...chosen.map(([value, mistake, why]) => [value, false, mistake, why] as const),
      ],
      steps: [
        both`The number of divisors is the product of the exponents of the primes, each with 1 added. The idea: ${count} is such a product in ${ways.length} ways, $${ways.map((way) => way.join(' \\cdot ')).join(', ')}$, so $n$ can have ${ways.length} forms: $${ways.map(shownWay).join(', ')}$, where different letters are different primes.``
          约数的个数等于各质因数的指数加 1 后的乘积。关键在于：${count} 有 ${ways.length} 种这样的写法，$${ways.map((way) => way.join(' \\cdot ')).join(', ')}$，所以 $n$ 有 ${ways.length} 种形式：$${ways.map(shownWay).join(', ')}$，其中不同字母代表不同的质数。`,
        both`In $n^{${power}}$ each exponent is ${power} times as large. For $${shownWay(pair)}$ this gives $${pair.map((factor) => `(${power} \\cdot ${factor - 1} + 1)`).join('')} = ${of(pair)}$; every other form is treated in the same way, $${shownWay(ways[0]!)}$ included.``
          在 $n^{${power}}$ 中每个指数都变为 ${power} 倍。对 $${shownWay(pair)}$，得 $${pair.map((factor) => `(${power} \\cdot ${factor - 1} + 1)`).join('')} = ${of(pair)}$；其他形式（包括 $${shownWay(ways[0]!)}$）也照此计算。`,
        both`The possible numbers are $${[...values].sort((x, y) => x - y).join(', ')}$. The tempting path tries one $n$ and stops, or forgets that $n$ may be a power of a single prime.``
          可能的个数是 $${[...values].sort((x, y) => x - y).join(', ')}$。容易走错的路是只试一个 $n$ 就停下，或忘了 $n$ 可以是单个质数的幂。`,
      ],
    };
  },
});
