/** Tries every number from the smaller stock downwards until it uses up both. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b] }) => {
  for (let count = Math.min(a!, b!); count > 0; count--)
    if (a! % count === 0 && b! % count === 0) return count;
  throw new Error('nothing divides');
});
