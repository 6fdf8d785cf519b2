/** Moves both along, a hundredth of an hour at a time, until the second is level with the first. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [v, h, w] }) => {
  // Positions in hundredths of a kilometer.
  let [first, second, clock] = [0, 0, 0];
  while (clock <= 100 * h! || second < first) {
    clock++;
    first += v!;
    if (clock > 100 * h!) second += w!;
    if (clock > 100_000) throw new Error('never');
  }
  if (stem.includes('kilometers from the starting')) return second / 100;
  return stem.includes('after leaving') ? clock / 100 - h! : clock / 100;
});
