/** Tries quarters from -5 to 5, zero among them, for the letters and keeps what the condition allows. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const values = range(-20, 20, 2).map((i) => div(i, 4));

export const solver = solveComparison(function* ({ formulas: [given], a, b }) {
  for (const x of values)
    for (const y of given!.includes('y') ? values : [div(1, 1)])
      if (holds(given!, { x, y })) yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
});
