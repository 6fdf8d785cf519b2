/** Tries every third of a whole number from -30 to 30 in the equation and the condition. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  for (const i of range(-90, 90)) {
    const x = div(i, 3);
    if (formulas.every((tex) => holds(tex, { x }))) yield [evaluate(a, { x }), evaluate(b)];
  }
});
