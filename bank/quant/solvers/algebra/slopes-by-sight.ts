/** Asks how far each line of the figure climbs over a stretch of twelve; a line that is not shown is turned through many directions. */
import { div, equals, mul } from '#core/rational.ts';
import { figureOf, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* (seen) {
  const { lines = [] } = figureOf(seen, 'plane');
  const climbs = lines.map(({ through: [[x1, y1], [x2, y2]] }) => mul(12, div(y2 - y1, x2 - x1)));
  const [p, q] = climbs;
  if (q !== undefined) yield [p!, q];
  else for (let climb = -60; climb <= 60; climb += 5) if (!equals(p!, climb)) yield [p!, climb];
});
