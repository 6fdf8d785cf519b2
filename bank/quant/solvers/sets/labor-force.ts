/** Sorts the adults of every town into employed, unemployed, and outside the labor force, as people. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

const read = (seen: Seen) => {
  const [adults, rates] = seen.figures.map(valuesOf);
  return Object.fromEntries(
    Object.entries(adults!).map(([name, [thousands]]) => {
      const all = 1000 * thousands!;
      const force = (all / 100) * rates![name]![0]!;
      const unemployed = (force / 100) * rates![name]![1]!;
      return [name, { all, unemployed, employed: force - unemployed }];
    }),
  );
};

export const solvers = [
  solveClosest((seen) => read(seen)[namesIn(seen.stem, Object.keys(read(seen)))[0]!]!.unemployed),
  solveClosest((seen) => {
    const towns = Object.values(read(seen));
    const others = towns.reduce((sum, { all, employed }) => sum + all - employed, 0);
    return 100 - (100 * others) / towns.reduce((sum, { all }) => sum + all, 0);
  }),
  solveChoices((seen, { text }) => {
    const { all, employed } = read(seen)[text]!;
    return 100 * employed > seen.numbers[0]! * all;
  }),
] as const;
