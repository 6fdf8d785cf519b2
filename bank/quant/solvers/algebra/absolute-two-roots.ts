/** Puts every whole number between -60 and 60 into the conditions and keeps those that fit. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  for (const x of range(-60, 60))
    if (formulas.every((tex) => holds(tex, { x }))) yield [evaluate(a, { x }), evaluate(b)];
});
