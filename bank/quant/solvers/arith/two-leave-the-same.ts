/** Divides both numbers by every n. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(
  ({ numbers: [p, q, r] }) => range(1, q!).filter((n) => p! % n === r && q! % n === r).length,
);
