/**
 * A power with the unknown in its base and in its exponent is equal to 1: for how many integers?
 *
 * Chains three ideas: the base may be 1; the exponent may be 0; and the base may be -1 where the exponent is even. The
 * first two are found with care and give a count that is on offer; the last is hidden, and the same integer may come twice.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, poly, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.exponent-rules', 'quant.algebra.quadratic', 'quant.arith.parity'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  space: {
    m: [-4, -3, -2, -1, 1, 2, 3, 4],
    // The exponent: x - e, or (x - e)(x - e - 1), which is always even.
    kind: ['linear', 'quadratic'],
    e: range(-5, 6),
  },
  make: ({ m, kind, e }) => {
    const base = (x: number): number => x * x - (2 * m + 3) * x + m * (m + 3) + 1;
    const exponent = (x: number): number => (kind === 'linear' ? x - e : (x - e) * (x - e - 1));
    const near = range(-20, 20);
    const ones = near.filter((x) => base(x) === 1);
    const zeros = near.filter((x) => exponent(x) === 0);
    const minus = near.filter((x) => base(x) === -1);
    const even = minus.filter((x) => Math.abs(exponent(x)) % 2 === 0);
    const count = (...lists: number[][]): number => new Set(lists.flat()).size;
    const key = count(ones, zeros, even);
    const without = count(ones, zeros);
    const twice = ones.length + zeros.length + even.length;
    const all = count(ones, zeros, minus);
    if (key === without || zeros.includes(0)) return null;
    const top = poly([1, -(2 * m + 3), m * (m + 3) + 1], 'x');
    const up = kind === 'linear' ? poly([1, -e], 'x') : poly([1, -(2 * e + 1), e * (e + 1)], 'x');
    const split = (roots: number[]): string =>
      roots.map((r) => (r === 0 ? 'x' : `(x ${signed(-r)})`)).join('');
    const again = [...new Set([...ones, ...even])].filter((x) => zeros.includes(x));
    return {
      stem: both`For how many integers $x$ is $(${top})^{${up}} = 1$?``满足 $(${top})^{${up}} = 1$ 的整数 $x$ 共有多少个？`,
      key,
      letters: [{ x: 13 }, kind === 'linear' ? {} : { x: 13 }, { x: 13 }, {}],
      steps: [
        both`The idea: A power can be 1 although its base is not 1 and its exponent is not 0. A power is 1 in three ways. First, the base is 1: $${top} - 1 = ${split(ones)}$, so this happens for ${listed(ones)}.``
          关键在于：底数不是 1、指数也不是 0 时，幂仍可能等于 1。幂等于 1 有三种可能。第一，底数为 1：$${top} - 1 = ${split(ones)}$，所以 $x$ 为 ${listed(ones)}。`,
        kind === 'linear'
          ? both`Second, the exponent is 0 and the base is not; this happens for ${e}.``第二，指数为 0，而底数不为零：这时 $x$ 为 ${e}。`
          : both`Second, the exponent is 0 and the base is not: $${up} = ${split(zeros)}$, so this happens for ${listed(zeros)}.``第二，指数为 0，而底数不为零：$${up} = ${split(zeros)}$，所以 $x$ 为 ${listed(zeros)}。`,
        kind === 'linear'
          ? both`Third, the base is $-1$ and the exponent is even. $${top} + 1 = ${split(minus)}$, so the base is $-1$ for ${listed(minus)}; of these the exponent is even only for ${listed(even)}.``
            第三，底数为 $-1$ 且指数为偶数。$${top} + 1 = ${split(minus)}$，所以 $x$ 为 ${listed(minus)} 时底数为 $-1$，其中使指数为偶数的只有 ${listed(even)}。`
          : both`Third, the base is $-1$ and the exponent is even. $${top} + 1 = ${split(minus)}$, so the base is $-1$ for ${listed(minus)}; the exponent is a product of two neighboring integers and so always even.``
            第三，底数为 $-1$ 且指数为偶数。$${top} + 1 = ${split(minus)}$，所以 $x$ 为 ${listed(minus)} 时底数为 $-1$；指数是两个相邻整数的乘积，总是偶数。`,
        again.length === 0
          ? both`No integer comes twice, so there are $${ones.length} + ${zeros.length} + ${even.length} = ${key}$. The tempting path forgets the base $-1$ and counts ${without}.``
            没有重复的整数，所以共有 $${ones.length} + ${zeros.length} + ${even.length} = ${key}$ 个。容易走错的路是忘了底数 $-1$，只数出 ${without} 个。`
          : both`Of these, ${listed(again)} came twice, so there are $${ones.length} + ${zeros.length} + ${even.length} - ${again.length} = ${key}$ integers. The tempting path forgets the base $-1$ and counts ${without}.``
            其中 ${listed(again)} 出现了两次，所以共有 $${ones.length} + ${zeros.length} + ${even.length} - ${again.length} = ${key}$ 个整数。容易走错的路是忘了底数 $-1$，只数出 ${without} 个。`,
      ],
      wrong: [
        [
          without,
          'negative-power-sign',
          both`${without} leaves out the integers for which the base is $-1$ and the exponent is even.``${without} 漏掉了底数为 $-1$、指数为偶数的情形。`,
        ],
        [
          all,
          'parity-slip',
          both`${all} counts every integer for which the base is $-1$, whether the exponent is even or odd.``${all} 是把底数为 $-1$ 的整数都算上，没有看指数是奇是偶。`,
        ],
        [
          twice,
          'symmetry-double',
          both`$${ones.length} + ${zeros.length} + ${even.length} = ${twice}$ counts an integer twice that belongs to two of the cases.``
            $${ones.length} + ${zeros.length} + ${even.length} = ${twice}$ 把同属两种情形的整数算了两次。`,
        ],
        [
          ones.length,
          'one-case-only',
          both`${ones.length} counts only the integers for which the base is 1.``${ones.length} 只数了底数为 1 的情形。`,
        ],
        [
          zeros.length,
          'one-case-only',
          both`${zeros.length} counts only where the exponent is 0.``${zeros.length} 只数了指数为 0 的情形。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ counts one integer too many: each has to make the power 1.``$${key} + 1 = ${key + 1}$ 多数了一个：每个整数都要使幂等于 1。`,
        ],
        [
          key - 1,
          'one-case-only',
          both`$${key} - 1 = ${key - 1}$ leaves one integer out.``$${key} - 1 = ${key - 1}$ 漏了一个整数。`,
        ],
        [
          key + 2,
          'parity-slip',
          both`$${key} + 2 = ${key + 2}$ counts integers for which the power is not 1.``$${key} + 2 = ${key + 2}$ 把幂不等于 1 的整数也算了进去。`,
        ],
        [
          key - 2,
          'one-case-only',
          both`$${key} - 2 = ${key - 2}$ leaves out two integers.``$${key} - 2 = ${key - 2}$ 漏了两个整数。`,
        ],
        [
          key + 3,
          'symmetry-double',
          both`$${key} + 3 = ${key + 3}$ counts integers more than once.``$${key} + 3 = ${key + 3}$ 重复计数了。`,
        ],
      ],
    };
  },
});
