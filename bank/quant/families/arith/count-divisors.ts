/** The number of positive divisors of a product of powers, one of whose bases is not prime. */
import { productOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

type Powers = Record<number, number>;

const primesOf: Record<number, number[]> = {
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  10: [2, 5],
  14: [2, 7],
  15: [3, 5],
};

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.primes'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: { base: [4, 6, 9, 10, 14, 15], e: [1, 2, 3], other: [2, 3, 5, 7], f: [1, 2, 3, 4] },
  keep: ({ base, e, f }) => e * f > 1 && e + f < 7 && (base !== 4 || e > 1) && (base !== 9 || e > 1),
  make: ({ base, e, other, f }) => {
    const powers: Powers = {};
    for (const p of primesOf[base]!) powers[p] = (powers[p] ?? 0) + e;
    powers[other] = (powers[other] ?? 0) + f;
    const entries = Object.entries(powers).map(([p, k]) => [Number(p), k] as const);
    if (entries.length < 2) return null;
    const exponents = entries.map(([, k]) => k);
    const key = productOf(exponents.map((k) => k + 1));
    const shown = `${base}${e === 1 ? '' : `^{${e}}`} \\cdot ${other}${f === 1 ? '' : `^{${f}}`}`;
    const factored = entries.map(([p, k]) => (k === 1 ? `${p}` : `${p}^{${k}}`)).join(' \\cdot ');
    const plusOne = exponents.map((k) => `(${k} + 1)`).join('');
    const naive = (e + 1) * (f + 1);
    return {
      stem: both`How many positive divisors does $${shown}$ have?``$${shown}$ 有多少个正因数？`,
      key,
      steps: [
        both`The idea: A divisor is built by choosing how often it contains each prime, so the exponents of the primes decide. First write the number as a product of powers of different primes: $${shown} = ${factored}$.``关键在于：构成一个因数就是决定每个质数取几次，所以个数由各质数的指数决定。先写成不同质数的幂的乘积：$${shown} = ${factored}$。`,
        both`A divisor may contain each prime any number of times from zero up to its exponent, so each exponent offers one more choice than its value.``
          因数中每个质数可以取零次直到它出现的次数，所以每个指数提供的选择比指数多一种。`,
        both`The choices are independent and multiply: $${plusOne} = ${key}$.``各选择相互独立，相乘得 $${plusOne} = ${key}$。`,
      ],
      wrong: [
        [
          naive,
          'assumes-special-case',
          both`$(${e} + 1)(${f} + 1) = ${naive}$ treats ${base} as a prime.``$(${e} + 1)(${f} + 1) = ${naive}$ 把 ${base} 当成了质数。`,
        ],
        [
          key - 2,
          'ignores-a-condition',
          both`$${key} - 2 = ${key - 2}$ leaves out 1 and the number itself, which are divisors too.``$${key} - 2 = ${key - 2}$ 去掉了 1 和它本身，而这两个也是因数。`,
        ],
        [
          productOf(exponents),
          'off-by-one',
          both`$${exponents.join(' \\cdot ')} = ${productOf(exponents)}$ multiplies the exponents themselves and forgets that a prime may be left out.``
            $${exponents.join(' \\cdot ')} = ${productOf(exponents)}$ 直接把指数相乘，忘了某个质数可以一次都不取。`,
        ],
        [
          2 * key,
          'forgets-negatives',
          both`$2 \cdot ${key} = ${2 * key}$ counts the negative divisors as well.``$2 \cdot ${key} = ${2 * key}$ 把负因数也算进去了。`,
        ],
        [
          key + 2,
          'symmetry-double',
          both`$${key} + 2 = ${key + 2}$ counts 1 and the number itself a second time.``$${key} + 2 = ${key + 2}$ 把 1 和它本身又算了一次。`,
        ],
        [
          key + exponents.at(-1)! + 1,
          'arithmetic-slip',
          both`$${key} + ${exponents.at(-1)! + 1} = ${key + exponents.at(-1)! + 1}$ counts the powers of ${entries.at(-1)![0]} once more on their own.``
            $${key} + ${exponents.at(-1)! + 1} = ${key + exponents.at(-1)! + 1}$ 把 ${entries.at(-1)![0]} 的各次幂又单独算了一次。`,
        ],
      ],
    };
  },
});
