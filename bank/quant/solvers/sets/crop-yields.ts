/** Harvests every county acre by acre in bushels, and compares ratios of later to earlier. */
import { namesIn, type Seen, solveChoices, solveClosest, solveValue, valuesOf } from '../../solver.ts';

const read = (seen: Seen) => {
  const [area, yields] = seen.figures.map(valuesOf);
  return Object.entries(area!).map(([name, acres]) => ({
    name,
    acres: acres.map((n) => 1000 * n),
    bushels: acres.map((n, k) => 1000 * n * yields![name]![k]!),
  }));
};
const find = (seen: Seen, text: string) => {
  const rows = read(seen);
  const [name] = namesIn(
    text,
    rows.map((row) => row.name),
  );
  return rows.find((row) => row.name === name)!;
};
const average = (seen: Seen, k: number): number =>
  read(seen).reduce((sum, { bushels }) => sum + bushels[k]!, 0) /
  read(seen).reduce((sum, { acres }) => sum + acres[k]!, 0);

export const solvers = [
  solveValue((seen) => find(seen, seen.stem).bushels[0]! / 1000),
  solveClosest((seen) => average(seen, 1)),
  solveChoices((seen, { text }) => {
    if (text.includes('average')) return average(seen, 1) > average(seen, 0) === text.includes('increased');
    if (text.includes('total area')) {
      const [before, after] = [0, 1].map((k) => read(seen).reduce((sum, { acres }) => sum + acres[k]!, 0));
      return after! > before! === text.includes('increased');
    }
    const { acres, bushels } = find(seen, text);
    const [land, crop] = [acres[1]! / acres[0]!, bushels[1]! / bushels[0]!];
    // The change of each in percent, whichever way it went.
    const [byLand, byCrop] = [Math.abs(land - 1), Math.abs(crop - 1)];
    return text.includes('smaller') ? byCrop < byLand : byCrop > byLand;
  }),
] as const;
