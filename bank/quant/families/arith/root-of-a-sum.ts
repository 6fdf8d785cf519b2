/** The root of a sum is not the sum of the roots, unless one of the terms is 0. */
import { defineFamily } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

const givens = [
  { tex: 'x > 0, y > 0', x: [9, 16], y: [16, 9] },
  { tex: 'x \\ge 0, y \\ge 0', x: [9, 0], y: [16, 9] },
  { tex: 'x > y > 0', x: [16, 25], y: [9, 16] },
  { tex: 'x = 0, y > 0', x: [0, 0], y: [9, 16] },
  { tex: 'x > 0, y \\ge 0', x: [9, 16], y: [16, 0] },
  { tex: 'x \\ge y \\ge 0', x: [16, 9], y: [9, 0] },
] as const;

const kinds = [
  { a: '\\sqrt{x + y}', b: '\\sqrt{x} + \\sqrt{y}' },
  { a: '\\sqrt{x - y}', b: '\\sqrt{x} - \\sqrt{y}' },
  { a: '\\sqrt{xy}', b: '\\sqrt{x} \\cdot \\sqrt{y}' },
  { a: '\\sqrt{4x + 4y}', b: '2\\sqrt{x} + 2\\sqrt{y}' },
  { a: '\\sqrt{9x + 9y}', b: '3\\sqrt{x + y}' },
] as const;

export const family = defineFamily({
  tags: ['quant.arith.roots'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: { given: givens, kind: kinds, swap: [false, true] },
  keep: ({ given, kind }) =>
    !kind.a.includes('-') || given.tex.startsWith('x > y') || given.tex.startsWith('x \\ge y'),
  make: ({ given, kind, swap }) => {
    const isProduct = kind.a === '\\sqrt{xy}' || kind.a.includes('9x');
    const isMinus = kind.a.includes('-');
    const hasZero = given.tex.includes('\\ge') || given.tex.includes('=');
    const onlyZero = given.tex.includes('= 0');
    const first = isProduct || onlyZero ? 0 : isMinus ? 1 : -1;
    // Which quantity is the greater one as long as neither number is 0.
    const larger = first === 0 ? null : first > 0 === !swap ? 'A' : 'B';
    const key = first === 0 ? 'C' : hasZero ? 'D' : first > 0 === !swap ? 'A' : 'B';
    const [x, y] = isMinus ? [25, 9] : [given.x[0], given.y[0]];
    const zero = [given.x[1], given.y[1]] as const;
    const letters = [
      { x, y },
      { x: zero[0], y: zero[1] },
      { x: 5, y: 3 },
    ];
    const reason = {
      C: isProduct
        ? kind.a === '\\sqrt{xy}'
          ? both`The root of a product is the product of the roots, for all nonnegative numbers.``非负数的积的算术平方根等于算术平方根的积。`
          : both`The factor 9 comes out of the root as 3: $\sqrt{9(x + y)} = 3\sqrt{x + y}$.``因数 9 开方后为 3：$\sqrt{9(x + y)} = 3\sqrt{x + y}$。`
        : both`When $x = 0$, both quantities depend on $y$ alone, and they are equal.``当 $x = 0$ 时两个量都只与 $y$ 有关，所以相等。`,
      D: both`Here the quantities differ; but a number may also be 0, and then the two are equal. So the relationship cannot be determined.``
        此时两量不等；但条件也允许某个数为 0，这时两量相等。所以无法确定。`,
      A: isMinus
        ? both`Neither number is 0. The square of the difference between the roots is $x + y - 2\sqrt{xy}$, which is less than $x - y$, so the root of the difference is greater.``
          两数都不为 0。根之差的平方是 $x + y - 2\sqrt{xy}$，小于 $x - y$，所以差的根更大。`
        : both`Neither number is 0. The square of a sum of roots has the extra term $2\sqrt{xy}$, which is positive, so the sum of the roots is greater.``两数都不为 0。根之和的平方多出一项 $2\sqrt{xy}$，它为正，所以根之和更大。`,
      B: isMinus
        ? both`Neither number is 0. The square of the difference between the roots is $x + y - 2\sqrt{xy}$, which is less than $x - y$, so the root of the difference is greater.``
          两数都不为 0。根之差的平方是 $x + y - 2\sqrt{xy}$，小于 $x - y$，所以差的根更大。`
        : both`Neither number is 0. The square of a sum of roots has the extra term $2\sqrt{xy}$, which is positive, so the sum of the roots is greater.``两数都不为 0。根之和的平方多出一项 $2\sqrt{xy}$，它为正，所以根之和更大。`,
    }[key];
    const at = (tex: string, p: number, q: number): string =>
      tex
        .replaceAll('xy', `${p} \\cdot ${q}`)
        .replace(/(\d)x/g, `$1 \\cdot ${p}`)
        .replace(/(\d)y/g, `$1 \\cdot ${q}`)
        .replaceAll('x', `${p}`)
        .replaceAll('y', `${q}`)
        .replace(/\\s\d+rt/g, '\\sqrt');
    return {
      stem: both`$${given.tex}$``$${given.tex}$`,
      a: swap ? kind.b : kind.a,
      b: swap ? kind.a : kind.b,
      key,
      letters: [letters[0]!, letters],
      steps: [
        both`The idea: try perfect squares: $x = ${x}$ and $y = ${y}$ give $${at(kind.a, x, y)} = ${evaluate(kind.a, { x, y }).approx}$ and $${at(kind.b, x, y)} = ${evaluate(kind.b, { x, y }).approx}$.``关键在于：取完全平方数试算：$x = ${x}$、$y = ${y}$ 时，$${at(kind.a, x, y)} = ${evaluate(kind.a, { x, y }).approx}$，$${at(kind.b, x, y)} = ${evaluate(kind.b, { x, y }).approx}$。`,
        reason,
      ],
      wrong: {
        A: [
          hasZero && larger === 'A' ? 'overlooks-zero-or-one' : 'root-of-sum',
          hasZero && larger === 'A'
            ? both`This is true as long as neither number is 0, but 0 is allowed.``两数都不为 0 时确实如此，但条件允许取 0。`
            : both`Squaring both sides, or one trial with squares, shows that this is not so.``两边平方，或用平方数试算一次，就知道并非如此。`,
        ],
        B: [
          hasZero && larger === 'B' ? 'overlooks-zero-or-one' : 'root-of-sum',
          hasZero && larger === 'B'
            ? both`This is true as long as neither number is 0, but 0 is allowed.``两数都不为 0 时确实如此，但条件允许取 0。`
            : both`Squaring both sides, or one trial with squares, shows that this is not so.``两边平方，或用平方数试算一次，就知道并非如此。`,
        ],
        C: [
          'root-of-sum',
          isMinus
            ? both`This takes the root of a difference term by term.``这是把差的根拆成了根的差。`
            : both`This takes the root of a sum term by term.``这是把和的根拆成了根的和。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are unknown, but every pair that satisfies the condition puts the quantities in the same order.``两数虽然未知，但每一对允许的数都使两量的大小关系相同。`,
        ],
      },
    };
  },
});
