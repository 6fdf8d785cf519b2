/**
 * For how many integers n is a quotient of two expressions in n an integer?
 *
 * Chains two ideas: taking multiples of the denominator out of the numerator leaves a number over the denominator, which
 * must divide it; and the denominator may be negative, but can only be odd. Whoever lists positive divisors, or all of
 * them, ends at an answer that is offered.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.divisibility', 'quant.arith.parity'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 120,
  space: {
    rest: [10, 12, 14, 18, 20, 22, 24, 28, 30, 36, 42, 50],
    times: [2, 3, 4, 5],
    c: [-5, -3, -1, 1, 3, 5, 7],
  },
  keep: ({ rest, times, c }) => times * c + rest > 0,
  make: ({ rest, times, c }) => {
    const all = range(1, rest).filter((d) => rest % d === 0);
    const odd = all.filter((d) => d % 2 === 1);
    const key = 2 * odd.length;
    const below = `2n ${signed(c)}`;
    const above = `${2 * times}n ${signed(times * c + rest)}`;
    const [n, least] = [(1 - c) / 2, (-1 - c) / 2];
    const top = odd.at(-1)!;
    return {
      stem: both`For how many integers $n$ is $\frac{${above}}{${below}}$ an integer?``有多少个整数 $n$ 使 $\frac{${above}}{${below}}$ 为整数？`,
      key,
      letters: [{ n: (top - c) / 2 }, {}, {}],
      steps: [
        both`The numerator is ${times} times the denominator, and ${rest} more: $${above} = ${times}(${below}) + ${rest}$. The idea: the quotient is ${times} plus ${rest} over the denominator, so the denominator must be a divisor of ${rest}.``
          分子等于分母的 ${times} 倍再加 ${rest}：$${above} = ${times}(${below}) + ${rest}$。关键在于：商等于 ${times} 加上 ${rest} 除以分母，所以分母必须整除 ${rest}。`,
        both`The denominator $${below}$ is odd, so only the odd divisors count: ${listed(odd)}. It may also be negative: $n$ is any integer, and $${n}$ makes the denominator 1 while $${least}$ makes it $-1$.``
          分母 $${below}$ 是奇数，所以只能取奇约数：${listed(odd)}。分母也可以是负数：$n$ 是任意整数，取 $${n}$ 时分母为 1，取 $${least}$ 时分母为 $-1$。`,
        both`Every odd divisor, positive or negative, belongs to exactly one $n$, so there are $2 \cdot ${odd.length} = ${key}$ integers. The tempting paths take positive divisors only, or even ones as well.``
          每个奇约数（正或负）恰好对应一个 $n$，所以有 $2 \cdot ${odd.length} = ${key}$ 个整数。容易走错的路是只取正约数，或把偶约数也算进去。`,
      ],
      wrong: [
        [
          odd.length,
          'forgets-negatives',
          both`${odd.length} counts the positive odd divisors of ${rest} only; the denominator may be negative.``${odd.length} 只数了 ${rest} 的正奇约数；分母可以是负数。`,
        ],
        [
          2 * all.length,
          'parity-slip',
          both`$2 \cdot ${all.length} = ${2 * all.length}$ counts all divisors of ${rest}, but the denominator is never even.``$2 \cdot ${all.length} = ${2 * all.length}$ 数了 ${rest} 的所有约数，但分母不可能是偶数。`,
        ],
        [
          all.length,
          'parity-slip',
          both`${all.length} is the number of positive divisors of ${rest}; the denominator is odd, and may be negative.``${all.length} 是 ${rest} 的正约数的个数；而分母是奇数，并且可以是负数。`,
        ],
        [
          key - 2,
          'overlooks-zero-or-one',
          both`$${key} - 2 = ${key - 2}$ leaves out the divisors 1 and $-1$.``$${key} - 2 = ${key - 2}$ 漏掉了约数 1 和 $-1$。`,
        ],
        [
          key - 1,
          'forgets-zero',
          both`$${key} - 1 = ${key - 1}$ leaves one value out, such as a value of $n$ that is 0 or makes the fraction 0 or negative.``$${key} - 1 = ${key - 1}$ 漏掉了一个值，例如 $n$ 为 0，或使分式为 0、为负的值。`,
        ],
        [
          key + 2,
          'parity-slip',
          both`$${key} + 2 = ${key + 2}$ keeps one even divisor with both signs.``$${key} + 2 = ${key + 2}$ 多留了一个偶约数（正、负各一）。`,
        ],
      ],
    };
  },
});
