/**
 * How many positive integers have the same quotient on division by two numbers?
 *
 * Chains two ideas: with the quotient q the integer lies from q times the greater divisor up to just below q + 1 times the
 * lesser, a stretch that shrinks as q grows; and q may be 0, which the smallest integers have. Careful work that begins
 * at a quotient of 1 ends at an answer that is offered.
 */
import { range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.remainders', 'quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 120,
  space: { a: range(5, 14), gap: [2, 3, 4], letter: ['n', 'k'] },
  keep: ({ a, gap }) => Math.ceil(a / gap) >= 3 && Math.ceil(a / gap) <= 5,
  make: ({ a, gap, letter: n }) => {
    const b = a + gap;
    const sizes = range(0, Math.ceil(a / gap) - 1).map((q) => a - gap * q);
    const [zero, ...later] = sizes as [number, ...number[]];
    const key = sumOf(sizes) - 1;
    const without = sumOf(later);
    const top = sizes.length - 1;
    const parts = [zero - 1, ...later].join(' + ');
    // Whoever takes b·q as excluded, or a·(q + 1) as included, is off by one for each quotient.
    const ends = key + sizes.length;
    const short = sumOf(later.map((size) => size - 1)) + zero - 1;
    return {
      stem: both`When the positive integer $${n}$ is divided by ${a} and when it is divided by ${b}, the integer quotients are equal; the remainders may differ. How many different values of $${n}$ are possible?``
        正整数 $${n}$ 除以 ${a} 与除以 ${b} 所得的整数商相等，余数可以不同。$${n}$ 有多少个可能的值？`,
      key,
      letters: [{ q: top, [n]: b * top }, {}, {}, {}],
      steps: [
        both`The idea: Fix the common quotient, so that each divisor confines the integer to a stretch, and count what the two stretches share. Call the common quotient $q$. Division by ${b} says that $${n} \ge ${b}q$, and division by ${a} says that $${n} < ${a}(q + 1)$. So $${n}$ runs from $${b}q$ to just below $${a}(q + 1)$.``
          关键在于：先固定相同的商，每个除数就把这个整数限制在一段范围内，再数两段的公共部分。设相同的商为 $q$。由除以 ${b} 知 $${n} \ge ${b}q$，由除以 ${a} 知 $${n} < ${a}(q + 1)$。所以 $${n}$ 从 $${b}q$ 起，到 $${a}(q + 1)$ 之前为止。`,
        both`Each stretch is ${gap} shorter than the one before. For a quotient of 1 it has $2 \cdot ${a} - ${b} = ${later[0]!}$ integers, and the last one is for a quotient of ${top}, with ${later.at(-1)!}.``
          每增加一个商，这一段就少 ${gap} 个整数。商为 1 时有 $2 \cdot ${a} - ${b} = ${later[0]!}$ 个，最后一段是商为 ${top} 时，有 ${later.at(-1)!} 个。`,
        both`The point that is easily missed: the quotient may be 0. Every positive integer less than ${a} has the quotient 0 both times, which makes ${zero - 1} more.``
          容易漏掉的一点：商可以是 0。小于 ${a} 的每个正整数两次的商都是 0，这又有 ${zero - 1} 个。`,
        both`In all there are $${parts} = ${key}$ values. The tempting path begins at a quotient of 1 and ends at ${without}.``
          一共有 $${parts} = ${key}$ 个值。容易走错的路是从商为 1 开始，得到 ${without}。`,
      ],
      wrong: [
        [
          without,
          'forgets-zero',
          both`$${key} - ${zero - 1} = ${without}$ leaves out the integers that are less than both divisors, for which both quotients are 0.``
            $${key} - ${zero - 1} = ${without}$ 漏掉了比两个除数都小的整数，它们两次的商都是 0。`,
        ],
        [
          key + 1,
          'overlooks-zero-or-one',
          both`$${key} + 1 = ${key + 1}$ counts 0 as well, which is not positive.``$${key} + 1 = ${key + 1}$ 把 0 也算了进去，但它不是正整数。`,
        ],
        [
          zero - 1,
          'one-example',
          both`${zero - 1} counts only the integers from 1 to ${zero - 1}, for which both quotients are 0.``${zero - 1} 只数了从 1 到 ${zero - 1} 的整数，它们两次的商都是 0。`,
        ],
        [
          ends,
          'off-by-one',
          both`$${key} + ${sizes.length} = ${ends}$ counts one integer too many for each quotient: at $${a}(q + 1)$ the quotient has already changed.``
            $${key} + ${sizes.length} = ${ends}$ 对每个商都多数了一个：到 $${a}(q + 1)$ 时商已经变了。`,
        ],
        [
          short,
          'off-by-one',
          both`$${key} - ${later.length} = ${short}$ leaves out the multiples of ${b}, for which the remainder is 0.``
            $${key} - ${later.length} = ${short}$ 漏掉了 ${b} 的倍数，它们的余数是 0。`,
        ],
        [
          key + a,
          'symmetry-double',
          both`$${key} + ${a} = ${key + a}$ counts the integers with the quotient 0 twice.``$${key} + ${a} = ${key + a}$ 把商为 0 的整数数了两次。`,
        ],
      ],
    };
  },
});
