/** A remainder goes through a multiplication and an addition, and is reduced again. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.remainders'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 75,
  space: { d: [7, 8, 9, 11, 12, 13, 15], r: range(3, 10), a: range(3, 7), c: range(1, 9) },
  keep: ({ d, r, a, c }) => r < d - 1 && c < d && a * r + c > 2 * d && (a * r + c) % d > 0,
  make: ({ d, r, a, c }) => {
    const whole = a * r + c;
    const key = whole % d;
    const n = 2 * d + r;
    return {
      stem: both`When the positive integer $n$ is divided by ${d}, the remainder is ${r}. What is the remainder when $${a}n + ${c}$ is divided
        by ${d}?``正整数 $n$ 除以 ${d} 余 ${r}。$${a}n + ${c}$ 除以 ${d} 的余数是多少？`,
      key,
      letters: { n, q: 2 },
      steps: [
        both`The idea: Multiples of the divisor do not affect a remainder, so the remainder can take the place of $n$. Write $n = ${d}q + ${r}$ where $q$ is an integer. Then $${a}n + ${c} = ${a} \cdot ${d}q + ${a} \cdot ${r} + ${c}$.``
          关键在于：除数的倍数不影响余数，所以可以用余数代替 $n$。设 $n = ${d}q + ${r}$，其中 $q$ 为整数，则 $${a}n + ${c} = ${a} \cdot ${d}q + ${a} \cdot ${r} + ${c}$。`,
        both`The first term is a multiple of ${d}, so only $${a} \cdot ${r} + ${c} = ${whole}$ matters.``
          第一项是 ${d} 的倍数，只需看 $${a} \cdot ${r} + ${c} = ${whole}$。`,
        both`Since $${whole} = ${Math.floor(whole / d)} \cdot ${d} + ${key}$, the remainder is ${key}. Faster: take ${r} itself for $n$, since every $n$ with this remainder gives the same answer.``
          因为 $${whole} = ${Math.floor(whole / d)} \cdot ${d} + ${key}$，所以余数为 ${key}。更快的做法：直接取 $n$ 为 ${r}，因为余数相同的 $n$ 得到的答案都相同。`,
      ],
      wrong: [
        [
          (r + c) % d,
          'coefficient-slip',
          both`$${r} + ${c} = ${r + c}$ leaves a remainder of ${(r + c) % d}, but forgets to multiply ${r} by ${a}.``
            $${r} + ${c} = ${r + c}$ 的余数是 ${(r + c) % d}，但忘了把 ${r} 乘以 ${a}。`,
        ],
        [r, 'scales-remainder-wrongly', both`${r} is the remainder of $n$ itself.``${r} 是 $n$ 本身的余数。`],
        [
          Math.floor(whole / d),
          'remainder-as-quotient',
          both`${Math.floor(whole / d)} is the quotient when ${whole} is divided by ${d}.``${Math.floor(whole / d)} 是 ${whole} 除以 ${d} 的商。`,
        ],
        [
          (a * r) % d,
          'ignores-a-condition',
          both`$${a} \cdot ${r} = ${a * r}$ leaves a remainder of ${(a * r) % d}; the ${c} still has to be added.``
            $${a} \cdot ${r} = ${a * r}$ 的余数是 ${(a * r) % d}，还没有加上 ${c}。`,
        ],
        [
          d - key,
          'sign-slip',
          both`$${d} - ${key} = ${d - key}$ is the amount by which the number falls short of the next multiple of ${d}.``$${d} - ${key} = ${d - key}$ 是距离下一个 ${d} 的倍数还差的数。`,
        ],
        [
          c,
          'ignores-a-condition',
          both`${c} would be left over only if $n$ were a multiple of ${d}.``只有 $n$ 是 ${d} 的倍数时才会余 ${c}。`,
        ],
        [
          (a + r + c) % d,
          'adds-for-multiplies',
          both`$${a} + ${r} + ${c} = ${a + r + c}$ leaves a remainder of ${(a + r + c) % d}, but adds ${a} instead of multiplying by it.``
            $${a} + ${r} + ${c} = ${a + r + c}$ 的余数是 ${(a + r + c) % d}，但把乘以 ${a} 做成了相加。`,
        ],
      ],
    };
  },
});
