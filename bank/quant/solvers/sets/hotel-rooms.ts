/** Fills the rooms of this season and of the next, and compares the tills. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function nights(seen: Seen, cut = 0, points = 0) {
  const [occupancy, table] = seen.figures.map(valuesOf);
  return Object.fromEntries(
    Object.entries(table!).map(([name, [rooms, rate]]) => {
      const taken = (rooms! * (occupancy![name]![0]! + points)) / 100;
      return [name, { taken, money: taken * (rate! - (rate! * cut) / 100) }];
    }),
  );
}

export const solvers = [
  solveClosest((seen) => nights(seen)[namesIn(seen.stem, Object.keys(nights(seen)))[0]!]!.money),
  solveClosest((seen) => {
    const rows = Object.values(nights(seen));
    return rows.reduce((sum, { money }) => sum + money, 0) / rows.reduce((sum, { taken }) => sum + taken, 0);
  }),
  solveChoices(
    (seen, { text }) =>
      nights(seen, seen.numbers[0], seen.numbers[1])[text]!.money > nights(seen)[text]!.money,
  ),
] as const;
