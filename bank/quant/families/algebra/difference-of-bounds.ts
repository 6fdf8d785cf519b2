/** Bounds of two numbers give a bound of their difference, on one side only. */
import { range } from '../../arithmetic.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 4,
  seconds: 65,
  space: {
    a: range(-6, 9),
    b: range(-7, 8),
    kind: ['x - y', 'x - y', 'y - x', 'y - x', 'x + y', 'closed', 'fixed'],
    off: [-2, 0, 0, 1, 3],
  },
  keep: ({ a, b }) => a !== b && a !== 0 && b !== 0,
  make: ({ a, b, kind, off }) => {
    if (kind === 'fixed') {
      // Both numbers at once: the two bounds are those of the same difference.
      const x = a + 1;
      const y = b - 1;
      const c = x - y;
      return {
        difficulty: 2 as const,
        stem: both`$x$ and $y$ are integers such that $${a} < x < ${a + 2}$ and $${b - 2} < y < ${b}$.``$x$ 和 $y$ 是整数，且 $${a} < x < ${a + 2}$，$${b - 2} < y < ${b}$。`,
        a: 'x - y',
        b: c,
        key: 'C' as ComparisonKey,
        letters: { x, y },
        steps: [
          both`The idea: For integers a narrow range can leave a single value, so list the integers before working with the bounds. The only integer in the first range is $x = ${x}$, and the only integer in the second is $y = ${y}$.``关键在于：对整数来说，很窄的范围可能只剩一个值，所以先列出整数，再考虑界。第一个范围内的整数只有 $x = ${x}$，第二个范围内的只有 $y = ${y}$。`,
          both`So $x - y = ${x} - ${wrap(y)} = ${c}$, which is Quantity B.``所以 $x - y = ${x} - ${wrap(y)} = ${c}$，等于 Quantity B。`,
        ],
        wrong: {
          A: [
            'ignores-a-condition',
            both`The bounds would allow more if the numbers were not integers.``如果不限于整数，才会有更大的可能。`,
          ],
          B: [
            'ignores-a-condition',
            both`The bounds would allow less if the numbers were not integers.``如果不限于整数，才会有更小的可能。`,
          ],
          D: [
            'thinks-undetermined',
            both`Ranges usually leave many values, but here each holds exactly one integer.``范围通常含有许多值，但这里各只含一个整数。`,
          ],
        },
      };
    }
    const isClosed = kind === 'closed';
    const [lessThan, moreThan] = isClosed ? ['\\le', '\\ge'] : ['<', '>'];
    const asked = isClosed ? 'x - y' : kind;
    const limit = kind === 'y - x' ? b - a : kind === 'x + y' ? a + b : a - b;
    const c = limit + off;
    const key: ComparisonKey =
      kind === 'x + y'
        ? 'D'
        : kind === 'y - x'
          ? off <= 0
            ? 'A'
            : 'D'
          : isClosed
            ? off > 0
              ? 'B'
              : 'D'
            : off >= 0
              ? 'B'
              : 'D';
    // Numbers close to the bounds and far from them.
    const near = isClosed ? { x: a, y: b } : { x: a - 1, y: b + 1 };
    const far = { x: a - 20, y: kind === 'x + y' ? b + 60 : b + 20 };
    return {
      stem: both`$x ${lessThan} ${a}$ and $y ${moreThan} ${b}$``$x ${lessThan} ${a}$，$y ${moreThan} ${b}$`,
      a: asked,
      b: c,
      key,
      letters: [near, [near, far]],
      steps: [
        kind === 'x + y'
          ? both`The idea: Ask on which sides the quantity is bounded. The first number has no lower bound and the second no upper bound, so their sum can be arbitrarily small or arbitrarily large.``关键在于：先看这个量在哪一侧有界。前一个数没有下界，后一个数没有上界，所以两数之和可以任意小，也可以任意大。`
          : kind === 'y - x'
            ? both`The idea: Only inequalities that point the same way can be added. Reverse the signs in the first inequality: $-x > ${-a}$. Inequalities that point the same way may be added: $y - x > ${b} - ${wrap(a)} = ${limit}$.``关键在于：只有同向不等式才能相加。第一个不等式变号：$-x > ${-a}$。同向不等式可以相加：$y - x > ${b} - ${wrap(a)} = ${limit}$。`
            : both`The idea: Only inequalities that point the same way can be added. Reverse the signs in the second inequality: $-y ${lessThan} ${-b}$. Inequalities that point the same way may be added: $x - y ${lessThan} ${a} - ${wrap(b)} = ${limit}$.``关键在于：只有同向不等式才能相加。第二个不等式变号：$-y ${lessThan} ${-b}$。同向不等式可以相加：$x - y ${lessThan} ${a} - ${wrap(b)} = ${limit}$。`,
        key === 'D'
          ? kind === 'x + y'
            ? both`Either order with $${c}$ is possible, so the relationship cannot be determined.``与 $${c}$ 相比两种大小都有可能，所以无法确定。`
            : both`There is no bound on the other side. Quantity A can reach ${isClosed ? 'or come close to' : 'values close to'} $${limit}$ and can also be far from it, so compared with $${c}$ more than one order is possible.``
              另一侧没有界。Quantity A 可以${isClosed ? '等于或接近' : '接近'} $${limit}$，也可以离它很远，因此与 $${c}$ 相比不止一种情形，无法确定。`
          : both`Every possible value of Quantity A lies on one side of $${limit}$, and so on one side of $${c}$.``Quantity A 的所有可能值都在 $${limit}$ 的一侧，因而也在 $${c}$ 的同一侧。`,
      ],
      wrong: {
        A: [
          kind === 'x - y' ? 'inequality-not-flipped' : 'one-example',
          both`Subtracting the inequalities as they stand, without reversing one of them, leads here; so does trying a single pair of numbers.``不变号就把两个不等式直接相减，或只试一对数，都会误选此项。`,
        ],
        B: [
          'inequality-not-flipped',
          both`Subtracting the inequalities as they stand, without reversing one of them, leads here; so does trying a single pair of numbers.``不变号就把两个不等式直接相减，或只试一对数，都会误选此项。`,
        ],
        C: [
          'assumes-special-case',
          both`Quantity A has many values; only taking the bounds $${a}$ and $${b}$ to be the numbers themselves gives a single value.``Quantity A 有许多可能值；把界 $${a}$ 与 $${b}$ 当成两数本身，才会只得一个值。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are not known, but the bound on their difference, $${limit}$, is enough.``两数虽未知，但由差的界 $${limit}$ 已经可以比较。`,
        ],
      },
    };
  },
});
