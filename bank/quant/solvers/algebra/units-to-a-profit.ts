/** Sells one after the other and watches the money. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [fixed, cost, price, profit] }) => {
  let balance = -fixed!;
  for (let sold = 0; sold < 10_000; sold++) {
    if (balance === profit) return sold;
    balance += price! - cost!;
  }
  throw new Error('the profit is never reached exactly');
});
