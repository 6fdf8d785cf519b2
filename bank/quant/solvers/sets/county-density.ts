/** Works with square miles and people, district by district. */
import { namesIn, numbersIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const [pie, bars] = seen.figures;
  const land = numbersIn(pie!.kind === 'pie' ? pie!.total!.en : '')[0]!;
  const people = valuesOf(bars);
  return Object.entries(valuesOf(pie)).map(([name, [percent]]) => ({
    name,
    miles: (percent! * land) / 100,
    people: 1000 * people[name]![0]!,
  }));
}
const dense = (rows: { miles: number; people: number }[]): number =>
  rows.reduce((sum, { people }) => sum + people, 0) / rows.reduce((sum, { miles }) => sum + miles, 0);

export const solvers = [
  solveClosest((seen) =>
    dense(
      read(seen).filter(
        ({ name }) =>
          name ===
          namesIn(
            seen.stem,
            read(seen).map((row) => row.name),
          )[0],
      ),
    ),
  ),
  solveChoices((seen, { text }) => dense(read(seen).filter(({ name }) => name === text)) > dense(read(seen))),
  solveClosest(
    (seen) => 100 - (100 * dense(read(seen).filter(({ name }) => name !== 'Central'))) / dense(read(seen)),
  ),
] as const;
