/** Follows an amount of 10,000 through the two years in whole units. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, q] }) => {
  let amount = 10_000;
  amount += (amount / 100) * p!;
  amount -= (amount / 100) * q!;
  return div(amount, 100);
});
