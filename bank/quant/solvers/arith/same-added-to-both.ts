/** Tries a grid of positive fractions for x and y. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const grid = [
  div(1, 9),
  div(1, 3),
  div(1, 2),
  div(4, 5),
  div(1, 1),
  div(6, 5),
  div(3, 2),
  div(2, 1),
  div(7, 2),
  div(9, 1),
  div(40, 1),
];

export const solver = solveComparison(function* ({ formulas: [given], a, b }) {
  for (const x of grid)
    for (const y of grid) if (holds(given!, { x, y })) yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
});
