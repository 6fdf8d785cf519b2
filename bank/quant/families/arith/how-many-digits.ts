/** How many digits a product of powers of 2 and 5 has: pair them into tens, and look at what is left. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.digits', 'quant.arith.powers'],
  form: 'qc',
  difficulty: 5,
  seconds: 100,
  space: {
    n: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    extra: [
      { base: 2, k: 3, left: 8 },
      { base: 2, k: 4, left: 16 },
      { base: 2, k: 5, left: 32 },
      { base: 2, k: 7, left: 128 },
      { base: 5, k: 2, left: 25 },
      { base: 5, k: 3, left: 125 },
      { base: 5, k: 4, left: 625 },
    ],
    offer: [0, 0, 1, -1],
    kind: ['numbers', 'letter', 'unknown'],
    bound: [4, 5, 6, 7],
  },
  make: ({ n, extra: { base, k, left }, offer, kind, bound }) => {
    const more = String(left).length;
    if (kind === 'unknown') {
      // The exponents add up to a known number; how they share it is open.
      const values = Array.from(
        { length: n - 1 },
        (_, i) => String(2n ** BigInt(i + 1) * 5n ** BigInt(n - 1 - i)).length,
      );
      const orders = new Set(values.map((digits) => Math.sign(digits - bound)));
      if (orders.size === 1 || offer !== 0 || k !== 3) return null;
      return {
        stem: both`$m$ and $k$ are positive integers, and $m + k = ${n}$.``$m$ 和 $k$ 是正整数，且 $m + k = ${n}$。`,
        a: both`The number of digits of the integer $2^{m} \cdot 5^{k}$``整数 $2^{m} \cdot 5^{k}$ 的位数`,
        b: bound,
        key: 'D',
        letters: { m: n - 1, k: 1 },
        steps: [
          both`The idea: try the extreme cases. With $m = ${n - 1}$ and $k = 1$, the integer is $2^{${n - 1}} \cdot 5 = ${2 ** (n - 1) * 5}$, which has ${values.at(-1)!} digits.``关键在于：试极端情形。取 $m = ${n - 1}$、$k = 1$，该整数为 $2^{${n - 1}} \cdot 5 = ${2 ** (n - 1) * 5}$，有 ${values.at(-1)!} 位。`,
          both`Moving exponents from 2 to 5 makes the integer grow by a factor of 2.5 each time, up to $2 \cdot 5^{${n - 1}} = ${2 * 5 ** (n - 1)}$ with ${values[0]!} digits.``
            每把一个指数从 2 移到 5，整数就变为原来的 2.5 倍，最大为 $2 \cdot 5^{${n - 1}} = ${2 * 5 ** (n - 1)}$，有 ${values[0]!} 位。`,
          both`These do not compare with ${bound} in the same way, so the relationship cannot be determined.``它们与 ${bound} 的大小关系不同，所以无法确定。`,
        ],
        wrong: {
          A: [
            'one-example',
            both`This holds when most of the exponent belongs to 5, which need not be so.``只有指数大部分在 5 上时才成立，但不一定如此。`,
          ],
          B: [
            'one-example',
            both`This holds when most of the exponent belongs to 2, which need not be so.``只有指数大部分在 2 上时才成立，但不一定如此。`,
          ],
          C: [
            'assumes-special-case',
            both`Pairs of 2 and 5 make tens, but how many pairs there are is not known.``2 与 5 可以配对，但配成几对并不知道。`,
          ],
        },
      };
    }
    const digits = n + more;
    const isLetter = kind === 'letter';
    const power = (p: number): string => {
      const plus = p === base ? k : 0;
      return isLetter ? `${p}^{n${plus ? ` + ${plus}` : ''}}` : `${p}^{${n + plus}}`;
    };
    const c = digits + offer;
    const shift = more + offer;
    if (isLetter && shift === 0) return null;
    const ten = isLetter ? '10^{n}' : `10^{${n}}`;
    return {
      stem: isLetter
        ? both`$n$ is a positive integer.``$n$ 是正整数。`
        : both`$N = ${power(2)} \cdot ${power(5)}$``$N = ${power(2)} \cdot ${power(5)}$`,
      a: isLetter
        ? both`The number of digits of the integer $${power(2)} \cdot ${power(5)}$``整数 $${power(2)} \cdot ${power(5)}$ 的位数`
        : both`The number of digits of $N$``$N$ 的位数`,
      b: isLetter ? `n + ${shift}` : c,
      key: offer > 0 ? 'B' : offer < 0 ? 'A' : 'C',
      ...(isLetter && { letters: { n } }),
      difficulty: isLetter ? 5 : 4,
      steps: [
        both`The idea: pair each 2 with a 5: $${power(2)} \cdot ${power(5)} = ${base}^{${k}} \cdot ${ten} = ${left} \cdot ${ten}$.``关键在于：把 2 与 5 一一配对：$${power(2)} \cdot ${power(5)} = ${base}^{${k}} \cdot ${ten} = ${left} \cdot ${ten}$。`,
        isLetter
          ? both`That is ${left} followed by $n$ zeros, so the number of digits is ${more} more than $n$, whatever $n$ is.``即 ${left} 后面跟 $n$ 个零，所以无论 $n$ 是多少，位数都比 $n$ 多 ${more}。`
          : both`That is ${left} followed by ${n} zeros, so it has $${more} + ${n} = ${digits}$ digits; Quantity B is ${c}.``即 ${left} 后面跟 ${n} 个零，所以共有 $${more} + ${n} = ${digits}$ 位；Quantity B 为 ${c}。`,
      ],
      wrong: {
        A: [
          'adds-exponents',
          both`Adding the exponents counts factors, not digits; that makes Quantity A too large.``把指数相加数的是因数而不是位数，会使 Quantity A 偏大。`,
        ],
        B: [
          'off-by-one',
          both`Counting the zeros alone leaves out the digits of ${left} and makes Quantity A too small.``只数零的个数会漏掉 ${left} 的位数，使 Quantity A 偏小。`,
        ],
        C: [
          'off-by-one',
          both`The ${more === 1 ? 'digit' : 'digits'} of ${left} and the zeros together do not come to Quantity B.``${left} 的位数加上零的个数并不等于 Quantity B。`,
        ],
        D: [
          'thinks-undetermined',
          both`Nothing has to be multiplied out: after pairing, the number is ${left} followed by zeros.``不必乘出来：配对之后就是 ${left} 后面跟若干个零。`,
        ],
      },
    };
  },
});
