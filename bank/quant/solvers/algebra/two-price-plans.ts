/** Runs up both bills, one unit at a time, until they are the same. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [f, s, g, r] }) => {
  let [first, second] = [f!, g!];
  for (let n = 0; n < 1000; n++, first += s!, second += r!) if (first === second) return n;
  throw new Error('the bills never meet');
});
