/** Sorts all residents into ten-year groups, counted in tens of people, and counts up to the middle one. */
import { figureOf, namesIn, type Seen, solveClosest, solveValue, valuesOf } from '../../solver.ts';

/** Residents by ten-year group: under 10, 10 to 20, …, 70 and over. */
const read = (seen: Seen): Record<string, number[]> => {
  const line = figureOf(seen, 'line');
  const people = valuesOf(figureOf(seen, 'bar'));
  return Object.fromEntries(
    line.series.map(({ name, values }) => {
      const ends = [0, ...values, 100];
      return [name.en, ends.slice(1).map((end, k) => 10 * people[name.en]![0]! * (end - ends[k]!))];
    }),
  );
};
const asked = (seen: Seen): number[] => read(seen)[namesIn(seen.stem, Object.keys(read(seen)))[0]!]!;
const total = (list: number[]): number => list.reduce((sum, x) => sum + x, 0);

export const solvers = [
  solveClosest((seen) => asked(seen)[2]! + asked(seen)[3]!),
  solveClosest((seen) => {
    const aged = (list: number[]): number => total(list.slice(6));
    return (100 * aged(asked(seen))) / total(Object.values(read(seen)).map(aged));
  }),
  solveValue((seen) => {
    const groups = Array.from({ length: 8 }, (_, k) =>
      total(Object.values(read(seen)).map((list) => list[k]!)),
    );
    let left = total(groups) / 2;
    let group = 0;
    while (left > groups[group]!) left -= groups[group++]!;
    return 10 * group;
  }),
] as const;
