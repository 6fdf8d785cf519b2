/** Tries all pairs of quarters and thirds from -4 to 4 that fit, and for a given product the partners too. */
import { div, type Rational } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const grid: Rational[] = [];
for (let i = -16; i <= 16; i++) if (i !== 0) grid.push(div(i, 4), div(4, i));

export const solver = solveComparison(function* ({ formulas: [given], a: left, b: right }) {
  for (const a of grid)
    for (const b of grid)
      if (holds(given!, { a, b })) yield [evaluate(left, { a, b }), evaluate(right, { a, b })];
});
