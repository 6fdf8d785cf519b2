/**
 * Where a quadratic expression is positive is known: where is the one with its coefficients in reverse order positive?
 *
 * Chains two ideas: the roots of the reversed expression are the reciprocals (or their opposites); and the leading
 * coefficient of the first is negative, since it is positive between its roots, so that the product of the roots decides the
 * sign of the new leading coefficient. Whoever multiplies out the factors with 1 in front ends at the complement.
 */

import { div, type Rational } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic', 'quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: {
    ends: [
      [-2, 3],
      [-3, 4],
      [-4, 2],
      [-5, 3],
      [2, 5],
      [3, 6],
      [2, 7],
      [-6, -2],
      [-5, -3],
      [-3, 5],
      [-2, 4],
      [3, 8],
    ],
    isNegated: [false, true],
    isLess: [false, true],
  },
  make: ({ ends: [r, s], isNegated, isLess }) => {
    const sign = isNegated ? -1 : 1;
    // The new roots in their order, and their opposites.
    const order = (u: Rational, v: Rational): [Rational, Rational] =>
      Number(u.n) * Number(v.d) < Number(v.n) * Number(u.d) ? [u, v] : [v, u];
    const [low, high] = order(div(sign, r), div(sign, s));
    const [oppositeLow, oppositeHigh] = order(div(-sign, r), div(-sign, s));
    const between = (u: Rational | number, v: Rational | number): Text =>
      both`$${u} < x < ${v}$``$${u} < x < ${v}$`;
    const outside = (u: Rational | number, v: Rational | number): Text =>
      both`$x < ${u}$ or $x > ${v}$``$x < ${u}$ 或 $x > ${v}$`;
    // The new leading coefficient is c, that is, a times the product of the roots, with a negative.
    const opensUp = r * s < 0;
    const isBetween = opensUp === isLess;
    const shape = isBetween ? between : outside;
    const other = isBetween ? outside : between;
    const asked = `cx^{2} ${isNegated ? '-' : '+'} bx + a ${isLess ? '<' : '>'} 0`;
    const wrong: [Text, Misconception, Text][] = [
      [
        other(low, high),
        'inequality-not-flipped',
        both`This takes $a$ to be positive, as if it were 1; since the first expression is positive between its roots, $a$ is negative.``
          这是把 $a$ 当成正数（例如 1）；而第一个式子在两根之间为正，所以 $a$ 为负。`,
      ],
      [
        shape(oppositeLow, oppositeHigh),
        'sign-slip',
        both`This has the signs of the new roots wrong.``这是把新的两根的符号弄反了。`,
      ],
      [
        other(oppositeLow, oppositeHigh),
        'sign-slip',
        both`This has the signs of the new roots wrong, and takes $a$ to be positive.``这是把新的两根的符号弄反了，又把 $a$ 当成了正数。`,
      ],
      [
        shape(r, s),
        'substitutes-wrongly',
        both`This keeps the roots of the first expression; in the new one $a$ and $c$ have traded places.``这是沿用了第一个式子的根，而新的式子中 $a$ 与 $c$ 换了位置。`,
      ],
      [
        other(r, s),
        'substitutes-wrongly',
        both`This keeps the roots of the first expression; in the new one $a$ and $c$ have traded places.``这是沿用了第一个式子的根，而新的式子中 $a$ 与 $c$ 换了位置。`,
      ],
    ];
    const factors = `(x ${signed(-r)})(x ${signed(-s)})`;
    const product = r * s;
    return {
      stem: both`For the constants $a$, $b$, and $c$, the inequality $ax^{2} + bx + c > 0$ is true for the numbers $x$ with $${r} < x < ${s}$, and for no others. Which of the following describes all numbers $x$ for which $${asked}$?``
        对常数 $a$、$b$、$c$，不等式 $ax^{2} + bx + c > 0$ 恰好在 $${r} < x < ${s}$ 时成立。下列哪一项给出了使 $${asked}$ 成立的所有 $x$？`,
      key: shape(low, high),
      letters: [{}, { a: -3, b: 3 * (r + s), c: -3 * product, x: 11 }, {}],
      steps: [
        both`The idea: the expression is positive between ${r} and ${s} and not outside, so its graph opens downward: $a$ is negative.``
          关键在于：式子在 ${r} 与 ${s} 之间为正，在外面不为正，所以图像开口向下，$a$ 为负。`,
        both`Its roots are the two ends, so $ax^{2} + bx + c = a${factors}$, and $c = ${product}a$. So $c$ is ${opensUp ? 'positive' : 'negative'}.``
          它的两根就是两个端点，所以 $ax^{2} + bx + c = a${factors}$，$c = ${product}a$。因此 $c$ 为${opensUp ? '正' : '负'}。`,
        both`Dividing by $x^{2}$ shows that the roots of the reversed expression are ${isNegated ? 'the opposites of ' : ''}the reciprocals, $${low}$ and $${high}$. As $c$ is ${opensUp ? 'positive' : 'negative'}, its graph opens ${opensUp ? 'upward' : 'downward'}, and the inequality holds ${isBetween ? 'between' : 'outside'} these roots. The tempting path takes 1 for $a$ and ends at the complement.``
          两边除以 $x^{2}$ 可知，系数倒过来的式子的根是原来两根的倒数${isNegated ? '的相反数' : ''}，即 $${low}$ 和 $${high}$。因为 $c$ 为${opensUp ? '正，开口向上' : '负，开口向下'}，不等式在这两根${isBetween ? '之间' : '之外'}成立。容易走错的路是取 $a$ 为 1，结果正好相反。`,
      ],
      wrong: wrong.map(([choice, mistake, why]) => [choice, mistake, why] as const),
    };
  },
});
