/** Searches for the earlier numbers that grow into those shown, and compares totals of all lines. */
import { figureOf, namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

/** The number that a change turns into this one, by halving an interval. */
function origin(target: number, change: (x: number) => number): number {
  let [low, high] = [0, 10 * target];
  while (high - low > 1e-7) {
    const middle = (low + high) / 2;
    if (change(middle) < target) low = middle;
    else high = middle;
  }
  return low;
}

const read = (seen: Seen) => {
  const [now, percents] = [valuesOf(figureOf(seen, 'bar')), valuesOf(figureOf(seen, 'table'))];
  return Object.entries(now).map(([name, [count]]) => {
    const [up, down] = percents[name]!;
    const mid = origin(count!, (x) => x - (x * down!) / 100);
    return { name, now: count!, mid, was: origin(mid, (x) => x + (x * up!) / 100) };
  });
};
const sum = (list: number[]): number => list.reduce((all, x) => all + x, 0);

export const solvers = [
  solveClosest((seen) => {
    const rows = read(seen);
    const [name] = namesIn(
      seen.stem,
      rows.map((row) => row.name),
    );
    return rows.find((row) => row.name === name)!.mid;
  }),
  solveChoices((seen, { text }) => {
    const { now, was } = read(seen).find(({ name }) => name === text)!;
    return now < was;
  }),
  solveClosest((seen) => {
    const rows = read(seen);
    return (100 * sum(rows.map(({ now }) => now))) / sum(rows.map(({ was }) => was)) - 100;
  }),
] as const;
