/** Divides every positive integer by both numbers. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(
  ({ numbers: [a, b] }) =>
    range(1, a! * b!).filter((n) => (n - (n % a!)) / a! === (n - (n % b!)) / b!).length,
);
