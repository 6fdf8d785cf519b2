/**
 * Three quotients of three numbers, each built like the others, are equal: what is the product of three sums over abc?
 *
 * Chains three ideas: the equal quotients have a common value, found by adding something to each or adding all up; the
 * sum of the three numbers may be 0, where dividing by it fails and the value is another; and the product asked for is the
 * cube of that value. With a = b = c everything fits, and careful adding finds just that case.
 */
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, tex } from '../../text.ts';

const shapes = [
  { given: '\\frac{a + b}{c} = \\frac{b + c}{a} = \\frac{c + a}{b}', has: 'top' },
  { given: '\\frac{c}{a + b} = \\frac{a}{b + c} = \\frac{b}{c + a}', has: 'bottom' },
  { given: '\\frac{a + b - c}{c} = \\frac{b + c - a}{a} = \\frac{c + a - b}{b}', has: 'top' },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.systems', 'quant.algebra.expressions'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    shape: shapes,
    asked: ['\\frac{(a + b)(b + c)(c + a)}{abc}', '(1 + \\frac{a}{b})(1 + \\frac{b}{c})(1 + \\frac{c}{a})'],
    isUnequal: [false, true],
    bound: [8, -1, 0, 4, 7],
    names: ['abc', 'xyz', 'pqr'],
    isSwapped: [false, true],
  },
  // Where the numbers may be equal, only bounds from -1 to 8 tell the two cases apart.
  keep: ({ isUnequal, bound }) => (isUnequal ? bound !== 7 : bound !== -1),
  make: ({ shape, asked, isUnequal, bound, names, isSwapped }) => {
    const named = (text: string): string =>
      text.replace(/(?<![\\a-z])[abc]+(?![a-z{])/g, (found) =>
        [...found].map((letter) => names['abc'.indexOf(letter)]).join(''),
      );
    const [a, b, c] = [...names] as [string, string, string];
    const given = named(shape.given);
    const quantity = named(asked);
    const less: ComparisonKey = isSwapped ? 'A' : 'B';
    const key: ComparisonKey = isUnequal ? (bound === -1 ? 'C' : less) : 'D';
    const sum = `${a} + ${b} + ${c}`;
    const natural = bound === 8 ? 'C' : isSwapped ? 'B' : 'A';
    const fromEqual = [
      'assumes-special-case',
      both`If $${a} = ${b} = ${c}$, the product is $2 \cdot 2 \cdot 2 = 8$; but the given equations also hold whenever the three numbers add up to 0.``
        若 $${a} = ${b} = ${c}$，则乘积为 $2 \cdot 2 \cdot 2 = 8$；但只要三个数之和为 0，所给的等式同样成立。`,
    ] as const;
    const notFixed = [
      'one-example',
      isUnequal
        ? both`Numbers such as 1, 2, and $-3$ fit, and for them the product is $3 \cdot (-1) \cdot (-2) \div (-6) = -1$.``
          例如 1、2、$-3$ 满足条件，这时乘积为 $3 \cdot (-1) \cdot (-2) \div (-6) = -1$。`
        : both`The product is 8 for equal numbers and $-1$ for numbers that add up to 0, such as 1, 2, and $-3$.``
          三数相等时乘积为 8，三数之和为 0（如 1、2、$-3$）时乘积为 $-1$。`,
    ] as const;
    return {
      stem: isUnequal
        ? both`$${a}$, $${b}$, and $${c}$ are nonzero numbers that are not all equal, and $${given}$.``$${a}$、$${b}$、$${c}$ 是不全相等的非零数，且 $${given}$。`
        : both`$${a}$, $${b}$, and $${c}$ are nonzero numbers such that $${given}$.``非零数 $${a}$、$${b}$、$${c}$ 满足 $${given}$。`,
      a: isSwapped ? `${tex(bound)}` : quantity,
      b: isSwapped ? quantity : `${tex(bound)}`,
      key,
      letters: [{ [a]: 2, [b]: 5, [c]: -7 }, {}, { [a]: 2, [b]: 5, [c]: -7 }],
      steps: [
        shape.has === 'top'
          ? both`Add the same number to each quotient so that all numerators become $${sum}$. So $${sum}$ divided by $${a}$, by $${b}$, and by $${c}$ is the same: either the three numbers are equal, or $${sum} = 0$.``
            给每个分式加上同一个数，使分子都成为 $${sum}$。于是 $${sum}$ 除以 $${a}$、$${b}$、$${c}$ 的结果相同：要么三个数相等，要么 $${sum} = 0$。`
          : both`Turn the fractions over and add 1 to each, so that all numerators become $${sum}$. So $${sum}$ divided by $${a}$, by $${b}$, and by $${c}$ is the same: either the three numbers are equal, or $${sum} = 0$.``
            把各分式取倒数再加 1，使分子都成为 $${sum}$。于是 $${sum}$ 除以 $${a}$、$${b}$、$${c}$ 的结果相同：要么三个数相等，要么 $${sum} = 0$。`,
        both`If they are equal, each of the three sums of two is twice the third number, and the quantity is $2 \cdot 2 \cdot 2 = 8$.``
          若三数相等，则任意两数之和是第三个数的两倍，所求的量为 $2 \cdot 2 \cdot 2 = 8$。`,
        isUnequal
          ? both`The idea: the numbers are not all equal, so $${a} + ${b} = -${c}$ and likewise for the others, and the quantity is $(-1) \cdot (-1) \cdot (-1) = -1$. The tempting path adds all numerators and denominators and cancels $${sum}$, which is 0.``
            关键在于：三数不全相等，所以 $${a} + ${b} = -${c}$，其余同理，所求的量为 $(-1) \cdot (-1) \cdot (-1) = -1$。容易走错的路是把分子、分母分别相加后约去 $${sum}$，而它等于 0。`
          : both`The idea: the sum may be 0 as well. Then $${a} + ${b} = -${c}$ and likewise for the others, and the quantity is $(-1) \cdot (-1) \cdot (-1) = -1$. So it cannot be determined. The tempting path cancels $${sum}$, which may be 0.``
            关键在于：三数之和也可以为 0。这时 $${a} + ${b} = -${c}$，其余同理，所求的量为 $(-1) \cdot (-1) \cdot (-1) = -1$。所以无法确定。容易走错的路是约去 $${sum}$，而它可能等于 0。`,
      ],
      wrong: {
        A: natural === 'A' ? fromEqual : notFixed,
        B: natural === 'B' ? fromEqual : notFixed,
        C: natural === 'C' ? fromEqual : notFixed,
        D: [
          'thinks-undetermined',
          both`The numbers are not fixed, but as they are not all equal their sum must be 0, and that fixes the quantity.``
            三个数虽不确定，但它们不全相等，所以和必为 0，所求的量就确定了。`,
        ],
      },
    };
  },
});
