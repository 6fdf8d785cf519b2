/** Two primes whose sum or difference is odd: one of them must be 2. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.primes', 'quant.arith.parity'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 70,
  space: {
    q: [13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61],
    mode: ['sum', 'difference'],
  },
  make: ({ q, mode }) => {
    const isSum = mode === 'sum';
    const s = isSum ? q + 2 : q - 2;
    const key = 2 * q;
    const half = (s - 1) / 2;
    const three = isSum ? s - 3 : s + 3;
    const one = isSum ? s - 1 : s + 1;
    return {
      stem: isSum
        ? both`The sum of two prime numbers is ${s}. What is the product of the two prime numbers?``两个质数的和是 ${s}。这两个质数的积是多少？`
        : both`The positive difference between two prime numbers is ${s}. What is the product of the two prime numbers?``两个质数的差（大减小）是 ${s}。这两个质数的积是多少？`,
      key,
      steps: [
        both`The idea: An odd sum or difference needs one even number, and there is only one even prime. ${s} is odd, so one of the two primes is odd and the other is even.``关键在于：和或差是奇数，必有一个数是偶数，而偶质数只有一个。${s} 是奇数，所以两个质数一奇一偶。`,
        both`The only even prime is 2, so the other one is $${q} = ${s} ${isSum ? '-' : '+'} 2$, which is indeed prime.``偶质数只有 2，所以另一个是 $${q} = ${s} ${isSum ? '-' : '+'} 2$，它确实是质数。`,
        both`Their product is $2 \cdot ${q} = ${key}$.``它们的积为 $2 \cdot ${q} = ${key}$。`,
      ],
      wrong: [
        [
          one,
          'counts-one-as-prime',
          both`$1 \cdot ${one} = ${one}$ counts 1 as a prime, which it is not.``$1 \cdot ${one} = ${one}$ 把 1 当成了质数，其实它不是。`,
        ],
        [
          3 * three,
          'ignores-a-condition',
          both`$3 \cdot ${three} = ${3 * three}$ starts with the smallest odd prime, but ${three} is even and not prime.``$3 \cdot ${three} = ${3 * three}$ 从最小的奇质数试起，但 ${three} 是偶数，不是质数。`,
        ],
        [q, 'stops-early', both`${q} is only the larger prime.``${q} 只是较大的质数。`],
        [
          half * (half + 1),
          'ignores-a-condition',
          isSum
            ? both`$${half} \cdot ${half + 1} = ${half * (half + 1)}$ splits the sum in the middle, but the two parts are not both prime.``
              $${half} \cdot ${half + 1} = ${half * (half + 1)}$ 是把和从中间拆开，但拆出的两个数不都是质数。`
            : both`$${half} \cdot ${half + 1} = ${half * (half + 1)}$ multiplies two numbers whose sum, not difference, is ${s}.``
              $${half} \cdot ${half + 1} = ${half * (half + 1)}$ 的两个数是和为 ${s}，而不是差。`,
        ],
        [
          isSum ? 2 * (s + 2) : 2 * (s - 2),
          'sign-slip',
          isSum
            ? both`$2 \cdot ${s + 2} = ${2 * (s + 2)}$ adds 2 to the sum instead of subtracting it.``$2 \cdot ${s + 2} = ${2 * (s + 2)}$ 加上了 2，而应当减去。`
            : both`$2 \cdot ${s - 2} = ${2 * (s - 2)}$ subtracts 2 from the difference instead of adding it.``$2 \cdot ${s - 2} = ${2 * (s - 2)}$ 减去了 2，而应当加上。`,
        ],
        [
          isSum ? 2 * s : 2 * (s + 4),
          'substitutes-wrongly',
          isSum
            ? both`$2 \cdot ${s} = ${2 * s}$ multiplies 2 by the given number instead of by the other prime.``$2 \cdot ${s} = ${2 * s}$ 用 2 乘了题中的数，而不是乘另一个质数。`
            : both`$2 \cdot ${s + 4} = ${2 * (s + 4)}$ adds 2 twice before multiplying.``$2 \cdot ${s + 4} = ${2 * (s + 4)}$ 在相乘之前把 2 加了两次。`,
        ],
        [
          5 * (isSum ? s - 5 : s + 5),
          'ignores-a-condition',
          both`$5 \cdot ${isSum ? s - 5 : s + 5} = ${5 * (isSum ? s - 5 : s + 5)}$ uses an even number that is not prime.``$5 \cdot ${isSum ? s - 5 : s + 5} = ${5 * (isSum ? s - 5 : s + 5)}$ 用到的偶数不是质数。`,
        ],
      ],
    };
  },
});
