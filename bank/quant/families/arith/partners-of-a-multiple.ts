/**
 * The least common multiple of a known and an unknown number is known: how many values can the unknown have?
 *
 * Chains two ideas: prime by prime, the unknown must bring the exponent itself wherever the known number falls short; and
 * where the known number has the full exponent, the unknown may have any up to it. Dividing the one by the other finds a
 * single value, and counting divisors counts those that do not fit.
 */
import { productOf, range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const primes = [2, 3, 5, 7] as const;

const exponents = (n: number): number[] =>
  primes.map((p) => {
    let [rest, e] = [n, 0];
    for (; rest % p === 0; e++) rest /= p;
    return e;
  });

export const family = defineFamily({
  tags: ['quant.arith.gcd-lcm', 'quant.arith.factors'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    known: [12, 18, 20, 24, 28, 30, 36, 40, 45, 48, 50, 54, 60, 63, 72, 75, 90],
    factor: [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15],
  },
  keep: ({ known, factor }) => {
    const [a, b] = [exponents(known), exponents(known * factor)];
    const forced = primes.filter((_, i) => b[i]! > a[i]!);
    const free = primes.filter((_, i) => b[i]! === a[i]! && b[i]! > 0);
    const count = productOf(free.map((p) => b[primes.indexOf(p)]! + 1));
    // Somewhere the known number has the prime, but too little of it.
    return (
      forced.some((p) => a[primes.indexOf(p)]! > 0) &&
      count >= 4 &&
      count <= 15 &&
      free.length >= 1 &&
      known * factor <= 720
    );
  },
  make: ({ known, factor }) => {
    const multiple = known * factor;
    const [a, b] = [exponents(known), exponents(multiple)];
    const used = primes.map((p, i) => ({ p, a: a[i]!, b: b[i]! })).filter((x) => x.b > 0);
    const free = used.filter((x) => x.a === x.b);
    const forced = used.filter((x) => x.a < x.b);
    const key = productOf(free.map((x) => x.b + 1));
    const divisors = productOf(used.map((x) => x.b + 1));
    const least = productOf(forced.map((x) => x.p ** x.b));
    const ofFactor = range(1, factor).filter((d) => factor % d === 0).length;
    const ofKnown = productOf(used.map((x) => x.a + 1));
    const write = (list: typeof used, which: 'a' | 'b') =>
      list
        .filter((x) => x[which] > 0)
        .map((x) => `${x.p}${x[which] > 1 ? `^{${x[which]}}` : ''}`)
        .join(' \\cdot ');
    const factors = free.map((x) => `(${x.b} + 1)`).join('');
    return {
      stem: both`The least common multiple of $${known}$ and the positive integer $n$ is $${multiple}$. How many different values of $n$ are possible?``
        $${known}$ 与正整数 $n$ 的最小公倍数是 $${multiple}$。$n$ 有多少个可能的值？`,
      key,
      steps: [
        both`Compare the prime factors: $${known} = ${write(used, 'a')}$ and $${multiple} = ${write(used, 'b')}$. In the least common multiple, each prime has the greater of the two exponents.``
          比较质因数：$${known} = ${write(used, 'a')}$，$${multiple} = ${write(used, 'b')}$。最小公倍数中，每个质数的指数取两者中较大的。`,
        both`The idea: where ${known} falls short, $n$ itself must contain the full power, $${write(forced, 'b')}$, and not just what is missing.``
          关键在于：${known} 的指数不够的质数，$n$ 必须自己带上整个幂 $${write(forced, 'b')}$，而不只是补上所缺的部分。`,
        both`Where ${known} already has the full power, the exponent in $n$ may be anything from 0 up to it: $${factors} = ${key}$ ways. The least of them is ${least}. The tempting answer is the single value $\frac{${multiple}}{${known}} = ${factor}$, which does not even satisfy the condition.``
          ${known} 已有完整幂的质数，在 $n$ 中的指数可以从 0 取到该幂：共 $${factors} = ${key}$ 种，其中最小的 $n$ 是 ${least}。容易误选的是唯一值 $\frac{${multiple}}{${known}} = ${factor}$，而它其实并不满足。`,
      ],
      wrong: [
        [
          divisors,
          'ignores-a-condition',
          both`${divisors} is the number of all divisors of ${multiple}; for many of them, the least common multiple with ${known} is smaller.``${divisors} 是 ${multiple} 的所有约数的个数，其中许多与 ${known} 的最小公倍数更小。`,
        ],
        [
          1,
          'assumes-special-case',
          both`1 takes $\frac{${multiple}}{${known}} = ${factor}$ to be the only value.``1 是以为只有 $\frac{${multiple}}{${known}} = ${factor}$ 这一个值。`,
        ],
        [
          ofKnown,
          'ignores-a-condition',
          both`${ofKnown} is the number of divisors of ${known}: this multiplies each of them by what is missing.``${ofKnown} 是 ${known} 的约数的个数：相当于给每个约数乘上所缺的部分。`,
        ],
        [
          ofFactor,
          'answers-another-question',
          both`${ofFactor} is the number of divisors of $\frac{${multiple}}{${known}} = ${factor}$.``${ofFactor} 是 $\frac{${multiple}}{${known}} = ${factor}$ 的约数的个数。`,
        ],
        [
          key - 1,
          'overlooks-zero-or-one',
          both`$${key} - 1 = ${key - 1}$ leaves out the case in which $n$ has none of the other primes.``$${key} - 1 = ${key - 1}$ 漏掉了 $n$ 不含其他质数的情形。`,
        ],
        [
          productOf(free.map((x) => x.b)),
          'overlooks-zero-or-one',
          both`${productOf(free.map((x) => x.b))} leaves out the exponent 0.``${productOf(free.map((x) => x.b))} 漏掉了指数为 0 的情形。`,
        ],
        [
          2 * key,
          'misses-exponent',
          both`$2 \cdot ${key} = ${2 * key}$ also lets $n$ have one fewer factor of a prime that it must contain in full.``$2 \cdot ${key} = ${2 * key}$ 还允许 $n$ 中必须带足的质数少一个。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ adds the value ${factor}, which does not satisfy the condition.``$${key} + 1 = ${key + 1}$ 多算了并不满足的 ${factor}。`,
        ],
      ],
    };
  },
});
