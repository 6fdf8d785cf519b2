/** Turns both circle graphs into tons and compares tons with tons, total with total. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const [first, second, bars] = seen.figures.map(valuesOf);
  const totals = Object.values(bars!).map(([total]) => total!);
  const tons = (name: string) => [first![name]![0]! * totals[0]!, second![name]![0]! * totals[1]!] as const;
  return { tons, totals, names: Object.keys(first!) };
}

export const solvers = [
  solveClosest((seen) => {
    const { tons, names } = read(seen);
    return tons(namesIn(seen.stem, names)[0]!)[1] / 100;
  }),
  solveClosest((seen) => {
    const { tons, names } = read(seen);
    const [before, after] = tons(namesIn(seen.stem, names)[0]!);
    return 100 - (100 * after) / before;
  }),
  solveChoices((seen, { text }) => {
    const { tons, totals } = read(seen);
    const [before, after] = tons(text);
    return after * totals[0]! < before * totals[1]!;
  }),
] as const;
