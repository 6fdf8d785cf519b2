/** Tries all numbers of both kinds up to what the total could buy. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers: [total, p, q], a }) {
  const first = /at least one (\w+)/.exec(stem)![1]!;
  for (const x of range(1, total!))
    for (const y of range(1, total!))
      if (p! * x + q! * y === total) yield a.includes(first.slice(0, 4)) ? [x, y] : [y, x];
});
