/** Counts subscribers as people; an overlap is tried by laying two blocks over a hundred seats as every shift allows. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const graph = valuesOf(seen.figures[0]);
  const sizes = Object.values(valuesOf(seen.figures[1])).map(([people]) => people!);
  const asked = namesIn(seen.stem, Object.keys(graph)).map((name) => graph[name]!);
  return {
    sizes,
    asked,
    people: asked.map((percents) => percents.map((percent, k) => (percent * sizes[k]!) / 100)),
  };
}

export const solvers = [
  solveClosest((seen) => {
    const { sizes, people } = read(seen);
    return (100 * (people[0]![0]! + people[0]![1]!)) / (sizes[0]! + sizes[1]!);
  }),
  solveClosest((seen) => {
    const [young, old] = read(seen).people[0]!;
    return 100 / (1 + old! / young!);
  }),
  solveChoices((seen, { value }) => {
    const [[first], [second]] = read(seen).asked as [number[], number[]];
    const overlaps = new Set<number>();
    for (let shift = 0; shift + second! <= 100; shift++)
      overlaps.add(Math.max(0, Math.min(first!, shift + second!) - shift));
    return overlaps.has(value!.approx);
  }),
] as const;
