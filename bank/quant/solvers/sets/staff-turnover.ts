/** Adds the rows up one by one; the least overlap is found by trying every number of people who could be in both. */
import { namesIn, type Seen, solveClosest, solveValue, valuesOf } from '../../solver.ts';

const tableIn = (seen: Seen) => valuesOf(seen.figures[0]);
const rowIn = (seen: Seen) => tableIn(seen)[namesIn(seen.stem, Object.keys(tableIn(seen)))[0]!]!;

export const solvers = [
  solveValue((seen) => {
    const [start, hired, left] = rowIn(seen);
    return start! - left! + hired!;
  }),
  solveClosest((seen) => {
    const rows = Object.values(tableIn(seen));
    const ends = rows.reduce((sum, [start, hired, left]) => sum + start! + hired! - left!, 0);
    return (100 * ends) / rows.reduce((sum, [start]) => sum + start!, 0) - 100;
  }),
  solveValue((seen) => {
    const all = Object.values(tableIn(seen)).reduce((sum, [, , left]) => sum + left!, 0);
    const jobs = (all * valuesOf(seen.figures[1])['New job']![0]!) / 100;
    const here = rowIn(seen)[2]!;
    for (let inBoth = 0; inBoth <= here; inBoth++) if (here + jobs - inBoth <= all) return inBoth;
    throw new Error('no number fits');
  }),
] as const;
