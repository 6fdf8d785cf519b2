/** Adds water a tenth of a liter at a time until the solution is thin enough. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [v, p, q] }) => {
  for (let tenths = 0; tenths < 10_000; tenths++)
    if (v! * p! * 10 === q! * (10 * v! + tenths)) return div(tenths, 10);
  throw new Error('no amount of water fits');
});
