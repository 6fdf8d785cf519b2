/** Tries every price in cents until the discount gives the sale price. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, sale] }) => {
  for (let cents = 1; cents < 100_000; cents++)
    if (cents * (100 - p!) === sale! * 10_000) return div(cents, 100);
  throw new Error('no price fits');
});
