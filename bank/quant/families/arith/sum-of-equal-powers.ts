/** Adding equal powers multiplies them by their number, which raises the exponent, not the base. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.algebra.exponent-rules'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 60,
  wide: 'powers with different exponents lie far apart',
  space: {
    kind: [
      { b: 2, copies: 2, up: 1 },
      { b: 2, copies: 4, up: 2 },
      { b: 3, copies: 3, up: 1 },
      { b: 4, copies: 4, up: 1 },
      { b: 5, copies: 5, up: 1 },
      { b: 2, copies: 0, up: 2 },
    ],
    n: range(8, 30),
  },
  make: ({ kind: { b, copies, up }, n }) => {
    // No copies: two equal powers and the next one, which doubles twice.
    const isChain = copies === 0;
    const sum = isChain
      ? `${b}^{${n}} + ${b}^{${n}} + ${b}^{${n + 1}}`
      : Array.from({ length: copies }, () => `${b}^{${n}}`).join(' + ');
    const count = isChain ? 3 : copies;
    const power = (base: number, e: number): string => `${base}^{${e}}`;
    const total = isChain ? 3 * n + 1 : copies * n;
    return {
      stem: both`Which of the following is equal to $${sum}$?``下列哪一项等于 $${sum}$？`,
      key: power(b, n + up),
      steps: isChain
        ? [
            both`The idea: Two equal powers of two make the next higher power, so combine the equal terms first. Two equal powers together are twice one of them: $${b}^{${n}} + ${b}^{${n}} = 2 \cdot ${b}^{${n}} = ${b}^{${n + 1}}$.``关键在于：底数为二的两个相同的幂相加，恰好是高一次的幂，所以先合并相同的项。两个相同的幂相加等于它的两倍：$${b}^{${n}} + ${b}^{${n}} = 2 \cdot ${b}^{${n}} = ${b}^{${n + 1}}$。`,
            both`With the third term, the same happens again: $${b}^{${n + 1}} + ${b}^{${n + 1}} = ${b}^{${n + 2}}$.``再加上第三项，又是同样的情形：$${b}^{${n + 1}} + ${b}^{${n + 1}} = ${b}^{${n + 2}}$。`,
          ]
        : [
            both`The idea: Adding equal powers is multiplying one of them by their number, and here that number is itself a power of the base. There are ${count} equal terms, so the sum is $${count} \cdot ${b}^{${n}}$.``关键在于：几个相同的幂相加，就是用个数去乘其中一个，而这里的个数正好也是底数的幂。共有 ${count} 个相同的项，所以和为 $${count} \cdot ${b}^{${n}}$。`,
            both`Since $${count} = ${up === 1 ? b : `${b}^{${up}}`}$, this is $${up === 1 ? b : `${b}^{${up}}`} \cdot ${b}^{${n}} = ${b}^{${n} + ${up}} = ${b}^{${n + up}}$.``
              因为 $${count} = ${up === 1 ? b : `${b}^{${up}}`}$，所以和为 $${up === 1 ? b : `${b}^{${up}}`} \cdot ${b}^{${n}} = ${b}^{${n} + ${up}} = ${b}^{${n + up}}$。`,
          ],
      wrong: [
        [
          power(b, total),
          'adds-powers',
          both`Adding all exponents gives $${power(b, total)}$; that is the product of the powers, not their sum.``把指数全部相加得 $${power(b, total)}$，那是各幂的积，不是和。`,
        ],
        [
          power(b * count, n),
          'adds-powers',
          both`Adding the bases gives $${power(b * count, n)}$; only the number of terms may be multiplied in, not the bases under the exponent.``把底数相加得 $${power(b * count, n)}$；能乘进去的只是项数，不能在指数下把底数相加。`,
        ],
        [
          power(b, n + up + 1),
          'off-by-one',
          both`$${power(b, n + up + 1)}$ raises the exponent by one too much.``$${power(b, n + up + 1)}$ 的指数多加了一。`,
        ],
        [
          power(b, n),
          'stops-early',
          both`$${power(b, n)}$ is only one of the terms.``$${power(b, n)}$ 只是其中一项。`,
        ],
        [
          power(b, n + up - 1 === n ? n - 1 : n + up - 1),
          'off-by-one',
          both`$${power(b, n + up - 1 === n ? n - 1 : n + up - 1)}$ is smaller than the sum: the exponent has to grow by ${up}.``$${power(b, n + up - 1 === n ? n - 1 : n + up - 1)}$ 比和小：指数应增加 ${up}。`,
        ],
        [
          power(b, 2 * n),
          'adds-exponents',
          both`$${power(b, 2 * n)}$ doubles the exponent, which squares the power.``$${power(b, 2 * n)}$ 把指数翻倍，那是把幂平方。`,
        ],
        [
          power(b, n + count + 1),
          'adds-exponents',
          both`$${power(b, n + count + 1)}$ adds the number of terms, and one more, to the exponent.``$${power(b, n + count + 1)}$ 是把项数再加一加到了指数上。`,
        ],
        [
          power(b, n - 2),
          'sign-slip',
          both`$${power(b, n - 2)}$ moves the exponent down, as a division would.``$${power(b, n - 2)}$ 是把指数减小，那是除法的结果。`,
        ],
      ],
    };
  },
});
