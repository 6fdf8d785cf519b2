/** Goes through every way in which the ratings can be shared out and takes the greatest sum. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [n, , top] = numbers as [number, number, number];
  let greatest = 0;
  const share = (mark: number, left: number, ones: number, sum: number): void => {
    if (mark === top) {
      if (left < ones) greatest = Math.max(greatest, sum + left * top);
      return;
    }
    for (const count of range(0, Math.min(left, ones - 1)))
      share(mark + 1, left - count, ones, sum + count * mark);
  };
  for (const ones of range(1, n)) share(2, n - ones, ones, ones);
  return greatest;
});
