/** Writes out every single value and averages them. */

import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const all = figureOf(seen, 'table').rows.flatMap(({ name, cells }) =>
    Array.from({ length: Number(cells[0]) }, () => Number(name.en)),
  );
  return div(sumOf(all), all.length);
});
