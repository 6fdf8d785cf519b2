/** Lets both clocks run, one unit at a time, until they strike together. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b] }) => {
  let [first, second] = [a!, b!];
  while (first !== second) {
    if (first < second) first += a!;
    else second += b!;
  }
  return first;
});
