/** Looks for a point of the triangle on the line of that slope through the origin, side by side. */
import { figureOf, solveChoices } from '../../solver.ts';

export const solver = solveChoices((seen, { value }) => {
  const corners = figureOf(seen, 'plane').points!.map(({ at }) => at);
  const slope = value!.approx;
  // Above, on or below the line; a triangle meets the line unless all its corners are on one side.
  const sides = corners.map(([x, y]) => y - slope * x);
  return Math.min(...sides) <= 1e-9 && Math.max(...sides) >= -1e-9;
});
