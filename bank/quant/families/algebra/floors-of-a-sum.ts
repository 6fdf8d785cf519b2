/**
 * Numbers that are not integers add up to an integer: what do their greatest integers below add up to?
 *
 * Chains two ideas: each number is its greatest integer plus a fraction between 0 and 1, negative numbers included; and
 * the fractions must add up to an integer that is neither 0 nor as large as their number. Rounding each number down in
 * mind gives one example, and the sum itself is the tempting answer.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, same } from '../../text.ts';

const names = { 2: ['r', 's'], 3: ['r', 's', 't'], 4: ['r', 's', 't', 'u'] } as const;

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.arith.number-line'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    count: [2, 3, 4] as const,
    total: [-3, 0, 1, 4, 5, 7, 9, 12],
    below: [0, 1, 2, 3, 4],
    isSwapped: [false, true],
  },
  // The bound is the sum, a value that occurs, or the first that does not.
  keep: ({ count, below }) => below <= count,
  make: ({ count, total, below, isSwapped }) => {
    const letters = names[count];
    const bound = total - below;
    const values = range(1, count - 1).map((carried) => total - carried);
    const key = keyOfOrders(
      values.map((value) => Math.sign(value - bound)),
      isSwapped,
    );
    const sum = letters.map((name) => `[${name}]`).join(' + ');
    const all = {
      en: `${letters
        .slice(0, -1)
        .map((name) => `$${name}$`)
        .join(', ')}${count > 2 ? ',' : ''} and $${letters.at(-1)}$`,
      zh_cn: letters.map((name) => `$${name}$`).join('、'),
    };
    const none = both`${count === 2 ? 'Neither' : 'None'} of the numbers ${all} is an integer``${all} 都不是整数`;
    const [low, high] = [total - count + 1, total - 1];
    const side = [
      key === 'D' ? 'one-example' : 'forgets-negatives',
      key === 'D'
        ? both`One choice of numbers gives this; another carries more, or less, over from the fractions.``取一组数会这样，但换一组数，小数部分进位的多少就不同。`
        : both`The greatest integer below a negative number lies farther from 0: below $-2.3$ it is $-3$. So every number loses a fraction, and the sum loses at least 1.``
          小于负数的最大整数离 0 更远：小于 $-2.3$ 的最大整数是 $-3$。所以每个数都要舍去一个小数部分，和至少减少 1。`,
    ] as const;
    return {
      stem: both`For every number $x$, let $[x]$ be the greatest integer that is less than or equal to $x$. ${none}, and $${letters.join(' + ')} = ${total}$.``
        对任意数 $x$，用 $[x]$ 表示不大于 $x$ 的最大整数。${none}，且 $${letters.join(' + ')} = ${total}$。`,
      a: isSwapped ? bound : same(`$${sum}$`),
      b: isSwapped ? same(`$${sum}$`) : bound,
      key,
      steps: [
        both`The idea: each number is its greatest integer plus a fraction that is greater than 0 and less than 1, even if the number is negative.``
          关键在于：每个数都等于它的整数部分（不大于它的最大整数）加上一个大于 0 且小于 1 的小数部分，负数也是如此。`,
        count === 2
          ? both`The two fractions together are greater than 0 and less than 2, and they are an integer, since ${total} is. So they are exactly 1, and the two greatest integers add up to $${total} - 1 = ${total - 1}$.``
            两个小数部分之和大于 0、小于 2，又因为 ${total} 是整数，它必为整数，所以恰好是 1。于是两个整数部分之和为 $${total} - 1 = ${total - 1}$。`
          : both`The fractions together are greater than 0 and less than ${count}, and they are an integer, since ${total} is: at least 1 and at most $${count} - 1 = ${count - 1}$. So the greatest integers add up to at least $${total} - ${count - 1} = ${low}$ and at most $${total} - 1 = ${high}$, and both occur.``
            各小数部分之和大于 0、小于 ${count}，又因为 ${total} 是整数，它必为整数：至少是 1，至多是 $${count} - 1 = ${count - 1}$。于是各整数部分之和至少是 $${total} - ${count - 1} = ${low}$，至多是 $${total} - 1 = ${high}$，两者都能取到。`,
        both`Compare with ${bound}. Faster: try ${count} equal numbers and then numbers just below integers with one to make up for them; the tempting path takes the greatest integers to add up to ${total}.``
          与 ${bound} 比较即可。更快的做法：先试 ${count} 个相等的数，再试几个略小于整数的数、用最后一个补足。容易走错的路是以为整数部分之和就是 ${total}。`,
      ],
      wrong: {
        A: side,
        B: side,
        C: [
          'assumes-integer',
          below === 0
            ? both`The sum would stay the same only if every number were an integer.``只有每个数都是整数，和才不变。`
            : both`One example may give ${bound}, but it is not what every choice of numbers gives.``某一组数也许给出 ${bound}，但并非每组数都如此。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers can be chosen in many ways, but their fractions always add up to an integer, which keeps the sum on one side of ${bound} or at it.``
            这些数有许多取法，但小数部分之和总是整数，因此与 ${bound} 的关系总是一样的。`,
        ],
      },
    };
  },
});
