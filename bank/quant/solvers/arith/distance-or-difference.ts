/** Tries all pairs of halves from -4 to 4 that fit. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const grid = range(-8, 8).map((i) => div(i, 2));

export const solver = solveComparison(function* ({ formulas: [given], a, b }) {
  for (const x of grid)
    for (const y of grid) if (holds(given!, { x, y })) yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
});
