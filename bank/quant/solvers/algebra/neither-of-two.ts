/** Makes the list of all, marks the groups and counts. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [total, a, b, c] }) => {
  // The first a belong to the first group; the second group takes the last c of them and goes on from there.
  const marks = range(1, total!).map((i) => Number(i <= a!) + Number(i > a! - c! && i <= a! - c! + b!));
  return marks.filter((count) => count === (stem.includes('exactly one') ? 1 : 0)).length;
});
