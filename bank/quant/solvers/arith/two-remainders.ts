/** Counts up from 1 and divides by both numbers each time. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, r, b, s] }) => {
  let n = 1;
  while (n % a! !== r || n % b! !== s) n++;
  return n;
});
