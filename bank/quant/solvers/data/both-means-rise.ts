/** Tries numbers of pieces sold at both places in both months and keeps those that the last sentence allows. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';

const sizes = [1, 2, 4, 10, 20, 40, 500, 1000];

export const solver = solveComparison(function* ({ stem, numbers: [p, p2, q, q2], a }) {
  const last = stem.slice(stem.indexOf('. ') + 2);
  const allows = (x: number, x2: number, y: number, y2: number): boolean => {
    if (last.includes('twice')) return x2 === 2 * x && y2 === 2 * y;
    if (last.startsWith('Each ') && last.includes('as many')) return x2 === x && y2 === y;
    if (last.startsWith('Each ')) return x2 > x && y2 > y;
    const first = last.includes('fewer') ? x2 < x : x2 > x;
    return first && (last.includes('as many') ? y2 === y : y2 > y);
  };
  for (const x of sizes)
    for (const x2 of sizes)
      for (const y of sizes)
        for (const y2 of sizes) {
          if (!allows(x, x2, y, y2)) continue;
          const april = div(p! * x + q! * y, x + y);
          const may = div(p2! * x2 + q2! * y2, x2 + y2);
          yield a.includes('May') ? [may, april] : [april, may];
        }
});
