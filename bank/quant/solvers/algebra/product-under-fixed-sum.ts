/** Tries every split of the sum into twelfths and multiplies. */
import { div, mul, sub } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, formulas, exact, a, b }) {
  const s = exact[0]!;
  const conditions = formulas.filter((tex) => tex.includes('='));
  for (let i = 1; i < Number(mul(s, 12).n); i++) {
    const x = div(i, 12);
    const y = sub(s, x);
    if (stem.includes('different') && Number(sub(x, y).n) === 0) continue;
    if (conditions.every((tex) => holds(tex, { x, y }))) yield [evaluate(a, { x, y }), evaluate(b)];
  }
});
