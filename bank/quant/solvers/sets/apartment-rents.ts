/** Fills every quarter of a plot with rents, all near its low end or all near its high end, and counts them. */
import {
  figureOf,
  namesIn,
  type Seen,
  solveChoices,
  solveClosest,
  solveValue,
  valuesOf,
} from '../../solver.ts';

/** Rents that fit: within each quarter they crowd to the lower mark or to the upper one, never onto it. */
function rentsOf(seen: Seen, isHigh: boolean): Record<string, number[]> {
  const counts = valuesOf(figureOf(seen, 'table'));
  return Object.fromEntries(
    figureOf(seen, 'box').rows.map(({ name, min, q1, median, q3, max }) => {
      const marks = [min, q1, median, q3, max];
      const each = counts[name.en]![0]! / 4;
      const rents = [0, 1, 2, 3].flatMap((k) =>
        Array.from({ length: each }, (_, i) =>
          isHigh ? marks[k + 1]! - 0.01 * (i + 1) : marks[k]! + 0.01 * (i + 1),
        ),
      );
      return [name.en, rents];
    }),
  );
}

export const solvers = [
  solveValue((seen) => {
    const { rows } = figureOf(seen, 'box');
    const row = rows.find(({ name }) => seen.stem.includes(name.en))!;
    return rentsOf(seen, true)[row.name.en]!.filter((rent) => rent > row.q1 && rent < row.q3).length;
  }),
  solveClosest((seen) => {
    const rents = Object.values(rentsOf(seen, false)).flat();
    return (100 * rents.filter((rent) => rent > seen.numbers[0]!).length) / rents.length;
  }),
  solveChoices((seen, { value }) => {
    const [least, most] = [false, true].map((isHigh) => {
      const rents = rentsOf(seen, isHigh);
      return rents[namesIn(seen.stem, Object.keys(rents))[0]!]!.filter((rent) => rent > seen.numbers[0]!)
        .length;
    });
    return value!.approx >= least! && value!.approx <= most!;
  }),
] as const;
