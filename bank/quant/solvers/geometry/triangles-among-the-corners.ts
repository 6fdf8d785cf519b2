/** Takes every three vertices and compares the steps around the polygon that each side spans. */
import { range, subsets } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [n] = seen.numbers as [number];
  if (Object.keys(figureOf(seen, 'geometry').points).length !== n)
    throw new Error('another polygon is drawn');
  const span = (a: number, b: number): number => Math.min(b - a, n - (b - a));
  const lengths = subsets(range(0, n - 1), 3).map(
    ([a, b, c]) => new Set([span(a!, b!), span(b!, c!), span(a!, c!)]).size,
  );
  const wanted = seen.stem.includes('three sides of different')
    ? [3]
    : seen.stem.includes('exactly two')
      ? [2]
      : [1, 2];
  return lengths.filter((different) => wanted.includes(different)).length;
});
