/** Keeps an account of gallons for every type, and reads all answers from the account. */
import { figureOf, type Seen, solveClosest, valuesOf } from '../../solver.ts';

const read = (seen: Seen) => {
  const [bars, table] = [valuesOf(figureOf(seen, 'bar')), valuesOf(figureOf(seen, 'table'))];
  return Object.entries(bars).map(([name, [thousands]]) => ({
    name,
    miles: 1000 * thousands!,
    perMile: 1 / table[name]![1]!,
  }));
};
const burned = (list: { miles: number; perMile: number }[]): number =>
  list.reduce((sum, { miles, perMile }) => sum + miles * perMile, 0);

export const solvers = [
  solveClosest((seen) =>
    burned(read(seen).filter(({ name }) => seen.stem.includes(`company’s ${name.toLowerCase()}`))),
  ),
  solveClosest((seen) => {
    const now = read(seen);
    const then = now.map((type) =>
      type.name === 'Trucks' ? { ...type, perMile: 1 / seen.numbers[0]! } : type,
    );
    return 100 - (100 * burned(then)) / burned(now);
  }),
  solveClosest((seen) => {
    // The rate at which the fleet’s miles would use up just the gasoline that was used.
    const types = read(seen);
    let [low, high] = [1, 100];
    while (high - low > 1e-6) {
      const rate = (low + high) / 2;
      const used = burned(types.map((type) => ({ ...type, perMile: 1 / rate })));
      if (used > burned(types)) low = rate;
      else high = rate;
    }
    return low;
  }),
] as const;
