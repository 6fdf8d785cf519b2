/** Tries every number of the first kind of coin and counts the cents. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [big, small, dollars, d] }) => {
  const k = stem.includes('twice') ? 2 : stem.includes('three times') ? 3 : 4;
  for (const n of range(1, 200)) {
    const m = k * n + d!;
    if (n * big! + m * small! === Math.round(100 * dollars!)) return n + m;
  }
  throw new Error('no number of coins fits');
});
