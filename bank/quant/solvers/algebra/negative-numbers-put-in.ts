/** Tries every multiple of a sixth from -6 to 6 that the condition allows. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas: [given], a, b }) {
  for (const i of range(-36, 36)) {
    const x = div(i, 6);
    if (holds(given!, { x })) yield [evaluate(a, { x }), evaluate(b, { x })];
  }
});
