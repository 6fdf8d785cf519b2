/** Walks over the number line in small steps, keeps what the condition allows, and compares the powers there. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  for (let i = -60; i <= 60; i++) {
    const x = div(i, 12);
    if (holds(formulas[0]!, { x })) yield [evaluate(a, { x }), evaluate(b, { x })];
  }
});
