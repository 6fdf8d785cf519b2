/** Counts walk-ins and appointments as whole visits in hundredths, and compares counts. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

const read = (seen: Seen) => {
  const [visits, percents] = seen.figures.map(valuesOf);
  return Object.fromEntries(
    Object.keys(visits!).map((name) => {
      const walk = [0, 1].map((k) => visits![name]![k]! * percents![name]![k]!);
      return [
        name,
        { walk, booked: walk.map((n, k) => 100 * visits![name]![k]! - n), percents: percents![name]! },
      ];
    }),
  );
};

const asked = (seen: Seen) => {
  const rows = read(seen);
  return rows[namesIn(seen.stem, Object.keys(rows))[0]!]!;
};

export const solvers = [
  solveClosest((seen) => 100 * (asked(seen).walk[1]! / asked(seen).walk[0]!) - 100),
  solveClosest((seen) => (asked(seen).booked[0]! - asked(seen).booked[1]!) / 100),
  solveChoices((seen, { text }) => {
    const { walk, percents } = read(seen)[text]!;
    return walk[1]! > walk[0]! !== percents[1]! > percents[0]!;
  }),
] as const;
