/** Adds up the odd numbers that lead from one square to the other: each square exceeds the one before by an odd number. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, , b] }) => {
  let total = 0;
  for (let n = b!; n < a!; n++) total += 2 * n + 1;
  return total;
});
