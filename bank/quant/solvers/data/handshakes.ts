/** Lets all pairs of people meet, partners sitting at neighboring places. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers: [n], b }) {
  const meetings = (pairs: number): number => {
    let count = 0;
    for (let i = 0; i < 2 * pairs; i++)
      for (let j = i + 1; j < 2 * pairs; j++) if (Math.floor(i / 2) !== Math.floor(j / 2)) count++;
    return count;
  };
  const sizes = stem.includes('more than') ? [1, 2, 3, 4, 5].map((k) => n! + k) : [n!];
  for (const size of sizes) yield [meetings(size), Number(b.replaceAll(',', ''))];
});
