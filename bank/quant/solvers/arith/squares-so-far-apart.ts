/** Tries every pair of integers up to the largest that can matter. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const d = numbers.at(-1)!;
  // Neighboring squares are farther apart than d beyond d.
  const all = range(-d, d);
  return all.reduce((count, x) => count + all.filter((y) => x * x - y * y === d).length, 0);
});
