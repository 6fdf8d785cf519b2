/** A quotient of whole numbers ends in decimals: the remainder is that part of the divisor, and so a multiple of its numerator. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.remainders', 'quant.arith.decimals'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 95,
  space: {
    // Decimals with their fraction in lowest terms.
    part: [
      { digits: '35', t: 7, u: 20 },
      { digits: '45', t: 9, u: 20 },
      { digits: '55', t: 11, u: 20 },
      { digits: '28', t: 7, u: 25 },
      { digits: '36', t: 9, u: 25 },
      { digits: '44', t: 11, u: 25 },
      { digits: '24', t: 6, u: 25 },
      { digits: '65', t: 13, u: 20 },
      { digits: '48', t: 12, u: 25 },
      { digits: '875', t: 7, u: 8 },
    ],
    whole: [14, 16, 17, 23, 25, 26, 31, 34, 37],
    k: [2, 3, 4, 5],
  },
  keep: ({ part, whole }) => whole % part.t !== 0,
  make: ({ part: { digits, t, u }, whole, k }) => {
    const key = t * k;
    // The likeliest mistakes first, then numbers near the key; two or three of them below it.
    const likely = [
      u - t,
      u,
      whole,
      key + 2,
      key - 2,
      key + 1,
      key - 1,
      2 * u,
      u + 1,
      ...range(key - 5, key + 5),
    ];
    const near = [...new Set(likely)].filter((x) => x % t !== 0 && x > 1);
    const under = 2 + (whole % 2);
    const offers = [
      ...near.filter((x) => x < key).slice(0, under),
      ...near.filter((x) => x > key).slice(0, 5 - under),
    ];
    const reason = (x: number) =>
      x === u
        ? both`${u} is the denominator of the fraction; the remainder goes with its numerator, ${t}.``${u} 是分数的分母，而余数对应的是分子 ${t}。`
        : x === u - t
          ? both`$${u} - ${t} = ${u - t}$ is what is missing to make a whole, not what is left over.``$${u} - ${t} = ${u - t}$ 是距离整数还差的部分，不是剩下的部分。`
          : x === whole
            ? both`${whole} is the integer part of the quotient and cannot be the remainder: it is not a multiple of ${t}.``${whole} 是商，作为余数不合适：它不是 ${t} 的倍数。`
            : both`${x} is not a multiple of ${t}, so no integer divisor would make the decimal part come out as .${digits}.``${x} 不是 ${t} 的倍数，任何整数除数都不会使小数部分成为 .${digits}。`;
    const mistake = (x: number) =>
      x === u
        ? ('inverts-fraction' as const)
        : x === u - t
          ? ('complement-slip' as const)
          : x === whole
            ? ('remainder-as-quotient' as const)
            : ('decimal-point-slip' as const);
    const n = u * k;
    return {
      stem: both`When the positive integer $m$ is divided by the positive integer $n$, the quotient, written as a decimal, is exactly ${whole}.${digits}. Which of the following could be the
        remainder when $m$ is divided by $n$?``正整数 $m$ 除以正整数 $n$，商写成小数恰为 ${whole}.${digits}。下列哪个数可能是 $m$ 除以 $n$ 的余数？`,
      key,
      letters: { n, r: key },
      steps: [
        both`The idea: Separate the whole part of the quotient from the decimal part. The whole part, ${whole}, is the integer part of the quotient; the decimal part is the remainder $r$ divided by $n$, so $\frac{r}{n} = \frac{${t}}{${u}}$.``
          关键在于：把商的整数部分与小数部分分开。整数部分 ${whole} 是不计余数的商；小数部分是余数 $r$ 除以 $n$，所以 $\frac{r}{n} = \frac{${t}}{${u}}$。`,
        both`Then $r = \frac{${t}n}{${u}}$. Since ${t} and ${u} are relatively prime, $n$ is a multiple of ${u} and $r$ is a multiple of ${t}.``
          于是 $r = \frac{${t}n}{${u}}$。由于 ${t} 与 ${u} 互质，$n$ 是 ${u} 的倍数，$r$ 是 ${t} 的倍数。`,
        both`The only multiple of ${t} offered is $${key} = ${t} \cdot ${k}$, which occurs for $n = ${u} \cdot ${k} = ${n}$.``选项中只有 $${key} = ${t} \cdot ${k}$ 是 ${t} 的倍数，此时 $n = ${u} \cdot ${k} = ${n}$。`,
      ],
      wrong: offers.map((x) => [x, mistake(x), reason(x)] as const),
    };
  },
});
