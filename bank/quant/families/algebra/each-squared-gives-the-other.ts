/**
 * The square of each of two numbers is the same linear expression in the other: are the numbers equal?
 *
 * Chains two ideas: the difference of the equations factors, so that either the numbers are equal or their sum is fixed;
 * and the second case counts only where the quadratic equation that it leads to has a solution. By symmetry, and by every
 * integer that one tries, the numbers are equal; by the factors they need not be. Each is wrong about half of the time.
 */
import { defineFamily } from '../../family.ts';
import { both, poly, signed, term } from '../../text.ts';

/** Roots of the case of equal numbers. */
const roots = [
  [3, -2],
  [5, -2],
  [4, -2],
  [4, -3],
  [5, -3],
  [6, -3],
  [6, -4],
  [2, -3],
  [2, -5],
  [2, -4],
  [4, -1],
  [5, -1],
  [6, -1],
  [7, -2],
  [8, -2],
  [9, -2],
  [7, -1],
  [1, -4],
  [1, -5],
  [2, -7],
  [1, -6],
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.quadratic', 'quant.algebra.systems'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    pair: roots,
    form: ['right', 'left'],
    asked: [
      ['x', 'y'],
      ['x - y', '0'],
      ['x + y', '2y'],
    ],
  },
  make: ({ pair: [r, s], form, asked }) => {
    const [a, b] = [r + s, -r * s];
    const slack = 4 * b - 3 * a * a;
    if (slack === 0) return null;
    const isOpen = slack > 0;
    const given = (u: string, v: string): string =>
      form === 'right' ? `${u}^{2} = ${term(a, v)} ${signed(b)}` : `${u}^{2} ${signed(-a, v)} = ${b}`;
    // In the second case y = -a - x, and x is a root of this.
    const rest = poly([1, a, a * a - b], 'x');
    const inside = `${a < 0 ? `(${a})` : a}^{2} - 4 \\cdot ${a * a - b < 0 ? `(${a * a - b})` : a * a - b}`;
    const other = `(x - y)(x + y ${signed(a)})`;
    const oneWay = [
      'one-example',
      isOpen
        ? both`The two numbers may trade places, so neither can be always the greater.``两个数可以互换，所以不可能总是其中一个较大。`
        : both`The two numbers could trade places, so neither can be always the greater; here they are equal.``两个数可以互换，所以不可能总是其中一个较大；这里两者相等。`,
    ] as const;
    return {
      stem: both`$${given('x', 'y')}$ and $${given('y', 'x')}$``$${given('x', 'y')}$，且 $${given('y', 'x')}$`,
      a: asked[0],
      b: asked[1],
      key: isOpen ? 'D' : 'C',
      letters: [{ x: 11, y: 4 }, {}, {}],
      steps: [
        both`Subtract the equations and bring everything to one side: $x^{2} - y^{2} ${signed(a, 'x')} ${signed(-a, 'y')} = ${other}$, and this has to be 0. So either the numbers are equal, or $x + y$ is ${-a}.``
          两式相减并移项：$x^{2} - y^{2} ${signed(a, 'x')} ${signed(-a, 'y')} = ${other}$，它必须等于 0。所以要么两数相等，要么 $x + y$ 为 ${-a}。`,
        both`The idea: ask whether the second case occurs at all. Putting $y$ from the sum into the first equation makes $${rest}$ equal to 0, and the number under the root in the quadratic formula is $${inside} = ${slack}$.``
          关键在于：第二种情形是否真的出现？由和求出 $y$ 代入第一个方程，要求 $${rest}$ 等于 0，而求根公式中根号下的数是 $${inside} = ${slack}$。`,
        isOpen
          ? both`As $${slack} > 0$, there are two such $x$, not integers, and each is the $y$ of the other: the numbers may differ either way. They may also be equal, as both ${r} or both $${s}$. The tempting path finds only these.``
            因为 $${slack} > 0$，这样的 $x$ 有两个，都不是整数，且互为对方的 $y$，所以两数可以不等，谁大都有可能；也可以相等，即同为 ${r} 或同为 $${s}$。容易走错的路是只找到后者。`
          : both`As $${slack} < 0$, no such $x$ exists. The numbers are equal, both ${r} or both $${s}$. The tempting path stops at the two factors and takes the answer to be open.``
            因为 $${slack} < 0$，这样的 $x$ 不存在。所以两数相等，同为 ${r} 或同为 $${s}$。容易走错的路是看到两个因式就以为答案不确定。`,
      ],
      wrong: {
        A: oneWay,
        B: oneWay,
        C: [
          'assumes-special-case',
          both`Equal numbers fit, and all integers that fit are equal; but there are two different numbers with the sum $${-a}$ that fit as well.``
            相等的数满足方程，满足方程的整数也都相等；但还有两个和为 $${-a}$ 的不同的数也满足。`,
        ],
        D: [
          'drops-root-sign',
          both`The factor $x + y ${signed(a)}$ seems to allow different numbers, but no numbers with that sum fit: the number under the root, $${slack}$, is negative.``
            因式 $x + y ${signed(a)}$ 看似允许两数不等，但和为这个值的数都不满足方程：根号下的 $${slack}$ 是负数。`,
        ],
      },
    };
  },
});
