/** Counts ballots district by district, and finds the tie by trying percents. */
import { figureOf, namesIn, type Seen, solveClosest, valuesOf } from '../../solver.ts';

const read = (seen: Seen) => {
  const [bars, table] = [valuesOf(figureOf(seen, 'bar')), valuesOf(figureOf(seen, 'table'))];
  return Object.entries(bars).map(([name, [thousands]]) => {
    const registered = 1000 * thousands!;
    const stayed = (registered / 100) * (100 - table[name]![0]!);
    const boyle = ((registered - stayed) / 100) * (100 - table[name]![1]!);
    return { name, stayed, boyle, adair: registered - stayed - boyle };
  });
};
const asked = (seen: Seen) => {
  const name = namesIn(
    seen.stem,
    read(seen).map((district) => `${district.name} district`),
  )[0]!;
  return read(seen).find((district) => name.startsWith(district.name))!;
};

export const solvers = [
  solveClosest((seen) => asked(seen).adair),
  solveClosest((seen) => {
    const [adair, boyle] = (['adair', 'boyle'] as const).map((who) =>
      read(seen).reduce((sum, district) => sum + district[who], 0),
    );
    return 100 / (1 + boyle! / adair!);
  }),
  solveClosest((seen) => {
    const lead = read(seen).reduce((sum, { adair, boyle }) => sum + boyle - adair, 0);
    const { stayed } = asked(seen);
    let best = 0;
    for (let tenth = 0; tenth <= 1000; tenth++) {
      const left = (p: number): number => Math.abs(lead + (stayed * (1000 - p)) / 1000 - (stayed * p) / 1000);
      if (left(tenth) < left(best)) best = tenth;
    }
    return best / 10;
  }),
] as const;
