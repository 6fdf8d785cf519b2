/** Tries all pairs from a grid that holds 0, fractions and squares. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const grid = [0, 0.25, 1, 2, 4, 9, 16, 25, 100].map((v) => div(v, 1));

export const solver = solveComparison(function* ({ formulas: [given], a, b }) {
  for (const x of grid)
    for (const y of grid) if (holds(given!, { x, y })) yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
});
