/** Two powers of one number, which of them is greater: it depends on where the number lies. */
import { div, power } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.arith.number-line'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: {
    zone: [
      { given: '0 < x < 1', tries: [div(1, 2), div(1, 3)] },
      { given: 'x > 1', tries: [div(2, 1), div(3, 1)] },
      { given: '-1 < x < 0', tries: [div(-1, 2), div(-1, 3)] },
      { given: 'x < -1', tries: [div(-2, 1), div(-3, 1)] },
      { given: 'x > 0', tries: [div(1, 2), div(2, 1)] },
      { given: 'x < 0', tries: [div(-1, 2), div(-2, 1)] },
    ],
    m: [2, 3, 4, 5],
    n: [2, 3, 4, 5],
  },
  // Below 0 an even and an odd power differ in sign at once: kept, but only where 1 is not crossed for nothing.
  keep: ({ zone, m, n }) => m !== n && !(zone.given === 'x < 0' && m % 2 !== n % 2),
  make: ({ zone, m, n }) => {
    const [first, second] = zone.tries.map((x) => ({ x, a: power(x, m), b: power(x, n) })) as [Trial, Trial];
    const signs = [first, second].map(({ a, b }) => Math.sign(Number(a.n * b.d - b.n * a.d)));
    const isMixed = signs[0] !== signs[1];
    const isNegative = zone.given.includes('< 0') || zone.given.includes('-1');
    const faster =
      isNegative && m % 2 !== n % 2
        ? {
            en: ' Faster: one exponent is even and the other odd, and $x$ is negative, so the signs alone decide.',
            zh_cn: '更快的看法：指数一奇一偶，而 $x$ 为负，只看符号就够了。',
          }
        : '';
    const key = isMixed ? 'D' : signs[0]! > 0 ? 'A' : 'B';
    return {
      difficulty: isMixed || isNegative ? 3 : 2,
      stem: both`$${zone.given}$``$${zone.given}$`,
      a: `x^{${m}}`,
      b: `x^{${n}}`,
      key,
      letters: [{ x: first.x }, { x: second.x }, {}],
      steps: [
        both`The idea: Compare signs first; then ask whether another factor $x$ brings the power closer to zero or takes it farther away. Try a number that the condition allows, $x = ${first.x}$: then $x^{${m}} = ${first.a}$ and
          $x^{${n}} = ${first.b}$.``关键在于：先比符号，再看多乘一个 $x$ 使幂更靠近零还是更远离零。取一个满足条件的数 $x = ${first.x}$：此时 $x^{${m}} = ${first.a}$，$x^{${n}} = ${first.b}$。`,
        both`Try another, $x = ${second.x}$: then $x^{${m}} = ${second.a}$ and $x^{${n}} = ${second.b}$.``
          再取 $x = ${second.x}$：此时 $x^{${m}} = ${second.a}$，$x^{${n}} = ${second.b}$。`,
        isMixed
          ? both`The two trials disagree: multiplying by $x$ shrinks a number with absolute value less than 1 and stretches one with absolute value
          greater than 1, and the condition allows both. The order cannot be determined.``
            两次试算的结果相反：绝对值小于 1 的数越乘越靠近零，大于 1 的数越乘绝对值越大，而条件两种都允许，所以无法确定。`
          : both`The trials agree, and for a reason: an odd power keeps the sign of $x$, an even power is positive, and each
            additional factor changes the absolute value of the power in the same direction throughout this range.${faster}``
            两次试算结果一致，而且有理由：奇数次幂与 $x$ 同号，偶数次幂为正；在这个范围内，每多乘一个因数，幂的绝对值总是朝同一方向变化。${faster}`,
      ],
      wrong: {
        A: [
          'assumes-special-case',
          m > n
            ? both`“More factors, larger product” is true only for numbers greater than 1.``“乘得越多就越大”只对大于 1 的数成立。`
            : both`“More factors, smaller product” is true only for numbers between 0 and 1.``“乘得越多就越小”只对 0 与 1 之间的数成立。`,
        ],
        B: [
          'assumes-special-case',
          n > m
            ? both`“More factors, larger product” is true only for numbers greater than 1.``“乘得越多就越大”只对大于 1 的数成立。`
            : both`“More factors, smaller product” is true only for numbers between 0 and 1.``“乘得越多就越小”只对 0 与 1 之间的数成立。`,
        ],
        C: [
          'overlooks-zero-or-one',
          both`Different powers of a number are equal only for special values such as 1, and those do not settle the question.``
            同一个数的不同次幂只在 1 这样的特殊值处相等，不能据此下结论。`,
        ],
        D: [
          'thinks-undetermined',
          both`Not knowing $x$ exactly does no harm here: every number in the given range puts the powers in the same order.``
            这里不必知道 $x$ 的确切值：给定范围内的每个数都使两个幂的大小顺序相同。`,
        ],
      },
    };
  },
});

type Trial = { x: ReturnType<typeof div>; a: ReturnType<typeof div>; b: ReturnType<typeof div> };
