/**
 * A function turns products into sums, and two of its values are known: a third value.
 *
 * Chains two ideas: the rule takes every number apart into its primes, so that all values follow from those at 2 and at 3;
 * and the two known values are two equations for these. Reading the rule as proportion, f(24) as twice f(12), is tempting.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** Numbers with their exponents of 2 and of 3. */
const known = [
  [12, 2, 1, 18, 1, 2],
  [24, 3, 1, 18, 1, 2],
  [12, 2, 1, 54, 1, 3],
  [48, 4, 1, 36, 2, 2],
] as const;
const asked = [
  [72, 3, 2],
  [96, 5, 1],
  [32, 5, 0],
  [81, 0, 4],
  [108, 2, 3],
  [144, 4, 2],
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.systems', 'quant.arith.primes'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: { known, asked, a: range(2, 9), b: range(2, 11) },
  keep: ({ a, b }) => a !== b,
  make: ({ known: [p, p2, p3, q, q2, q3], asked: [k, k2, k3], a, b }) => {
    const [fp, fq] = [p2 * a + p3 * b, q2 * a + q3 * b];
    const key = k2 * a + k3 * b;
    const times = (n: number, letter: string): string => (n === 0 ? '' : n === 1 ? letter : `${n}${letter}`);
    const sum = (x: number, y: number): string =>
      [times(x, 'a'), times(y, 'b')].filter((t) => t !== '').join(' + ');
    const proportional = (fp * k) / p;
    return {
      stem: both`The function $f$ is defined for all positive integers, and $f(mn) = f(m) + f(n)$ for all positive integers $m$ and $n$. If $f(${p}) = ${fp}$ and $f(${q}) = ${fq}$, what is the value of $f(${k})$?``
        函数 $f$ 对所有正整数有定义，且对任意正整数 $m$、$n$ 都有 $f(mn) = f(m) + f(n)$。若 $f(${p}) = ${fp}$，$f(${q}) = ${fq}$，则 $f(${k})$ 的值是多少？`,
      key,
      letters: { a, b },
      steps: [
        both`The idea: the rule takes numbers apart into primes. Let $a$ be the value at 2 and $b$ the value at 3; each factor of 2 in a number contributes $a$ to its value, and each factor of 3 contributes $b$.``
          关键在于：这个法则把数拆成质因数。设 $f$ 在 2 处的值为 $a$，在 3 处的值为 $b$；一个数每含一个因数 2，函数值就多一个 $a$，每含一个因数 3，就多一个 $b$。`,
        both`The values at ${p} and ${q} give $${sum(p2, p3)} = ${fp}$ and $${sum(q2, q3)} = ${fq}$, so $a = ${a}$ and $b = ${b}$.``
          由 ${p} 和 ${q} 处的值得 $${sum(p2, p3)} = ${fp}$，$${sum(q2, q3)} = ${fq}$，所以 $a = ${a}$，$b = ${b}$。`,
        both`The value at ${k} is therefore $${sum(k2, k3)} = ${key}$. The tempting path multiplies where the rule adds.``
          所以在 ${k} 处的值为 $${sum(k2, k3)} = ${key}$。容易走错的路是该相加时用了乘法。`,
      ],
      wrong: [
        [
          Number.isInteger(proportional) ? proportional : fp + fq,
          'substitutes-wrongly',
          Number.isInteger(proportional)
            ? both`$\frac{${k}}{${p}} \cdot ${fp} = ${proportional}$ takes the value to be proportional to the number.``$\frac{${k}}{${p}} \cdot ${fp} = ${proportional}$ 是把函数值当成与自变量成正比。`
            : both`$${fp} + ${fq} = ${fp + fq}$ adds the two given values, which is the value at another number.``$${fp} + ${fq} = ${fp + fq}$ 是把两个已知值相加，那是另一个数处的值。`,
        ],
        [
          fp + fq,
          'answers-another-question',
          both`$${fp} + ${fq} = ${fp + fq}$ is the value at the product of the two given numbers.``$${fp} + ${fq} = ${fp + fq}$ 是两个已知数之积处的值。`,
        ],
        [
          key - a,
          'misses-exponent',
          both`$${key} - ${a} = ${key - a}$ counts one factor of 2 too few.``$${key} - ${a} = ${key - a}$ 少算了一个因数 2。`,
        ],
        [
          key + a,
          'misses-exponent',
          both`$${key} + ${a} = ${key + a}$ counts one factor of 2 too many.``$${key} + ${a} = ${key + a}$ 多算了一个因数 2。`,
        ],
        [
          key + b,
          'misses-exponent',
          both`$${key} + ${b} = ${key + b}$ counts one factor of 3 too many.``$${key} + ${b} = ${key + b}$ 多算了一个因数 3。`,
        ],
        [
          key - b,
          'misses-exponent',
          both`$${key} - ${b} = ${key - b}$ counts one factor of 3 too few.``$${key} - ${b} = ${key - b}$ 少算了一个因数 3。`,
        ],
        [
          a + b,
          'misses-exponent',
          both`$${a} + ${b} = ${a + b}$ counts each prime once.``$${a} + ${b} = ${a + b}$ 每个质数只算了一次。`,
        ],
      ],
    };
  },
});
