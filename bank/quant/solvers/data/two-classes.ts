/** Walks from the first mean toward the second, in the inverse ratio of the sizes: a balance beam. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [m, a, n, b] }) => {
  for (let at = Math.min(a!, b!); at <= Math.max(a!, b!); at += 0.5)
    if (m! * (at - a!) === n! * (b! - at)) return at;
  throw new Error('no balance');
});
