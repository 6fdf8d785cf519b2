/** Gives the cylinders actual measures, many of them, and fills both by thin discs. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [p, q] }) {
  const discs = (radius: number, height: number): number => {
    let volume = 0;
    for (let slice = 0; slice < height; slice++) volume += radius * radius;
    return volume;
  };
  for (const radius of [1, 2, 5, 7])
    for (const height of [1, 3, 4, 10]) yield [discs(p! * radius, height), discs(radius, q! * height)];
});
