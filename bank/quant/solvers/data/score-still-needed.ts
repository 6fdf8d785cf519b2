/** Tries values until the mean is reached. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [list, target] = [numbers.slice(0, -1), numbers.at(-1)!];
  for (let x = 0; x < 1000; x++) {
    const all = [...list, x];
    // Above and below the mean must balance.
    if (all.reduce((sum, value) => sum + value - target, 0) === 0) return x;
  }
  throw new Error('no such value');
});
