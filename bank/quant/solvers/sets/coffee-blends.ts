/** Buys a hundred pounds of every blend in both years, and finds the mixture by trying pounds. */
import { namesIn, type Seen, solveClosest, solveValue, valuesOf } from '../../solver.ts';

const blendsIn = (seen: Seen, text: string) => {
  const graph = valuesOf(seen.figures[0]);
  return namesIn(text, Object.keys(graph)).map((name) => graph[name]!);
};
const costIn = (seen: Seen, year: 0 | 1): number => {
  const prices = Object.values(valuesOf(seen.figures[1]));
  return blendsIn(seen, seen.stem)[0]!.reduce((sum, pounds, i) => sum + pounds * prices[i]![year]!, 0);
};

export const solvers = [
  solveClosest((seen) => costIn(seen, 0) / 100),
  solveClosest((seen) => (100 * costIn(seen, 1)) / costIn(seen, 0) - 100),
  solveValue((seen) => {
    const [pounds, target] = seen.numbers;
    const [poor, rich] = blendsIn(seen, seen.stem);
    for (let halves = 1; halves < 2000; halves++) {
      const w = halves / 2;
      if (Math.abs(rich![0]! * pounds! + poor![0]! * w - target! * (pounds! + w)) < 1e-9) return w;
    }
    throw new Error('no weight fits');
  }),
] as const;
