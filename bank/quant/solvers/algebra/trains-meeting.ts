/** Moves both along, a hundredth of an hour at a time, until together they have covered the whole way. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [distance, v, h, w] }) => {
  let [first, second, clock] = [0, 0, 0];
  while (first + second < 100 * distance!) {
    clock++;
    first += v!;
    if (clock > 100 * h!) second += w!;
  }
  return (stem.includes('from the first town do') ? first : second) / 100;
});
