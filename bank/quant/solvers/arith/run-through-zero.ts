/** Adds up term by term from every first integer and notes after how many terms the sum is met. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [sum, least], a, b }) {
  const lengths = new Set<number>();
  for (const first of range(-sum!, sum!)) {
    let total = 0;
    for (const length of range(1, 3 * sum!)) {
      total += first + length - 1;
      if (total === sum && length >= least!) lengths.add(length);
    }
  }
  yield a.includes('number') ? [lengths.size, Number(b)] : [Number(a), lengths.size];
});
