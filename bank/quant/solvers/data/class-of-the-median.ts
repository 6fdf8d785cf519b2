/** Fills the classes with lowest and with highest values they allow, and sees between which bounds the middle one moves. */
import { figureOf, solveChoices } from '../../solver.ts';

export const solver = solveChoices((seen, { value }) => {
  const { bounds, counts } = figureOf(seen, 'histogram');
  const filled = (at: (i: number) => number): number[] =>
    counts.flatMap((count, i) => Array.from({ length: count }, () => at(i)));
  const lowest = filled((i) => bounds[i]!);
  const highest = filled((i) => bounds[i + 1]!);
  const middle = (lowest.length - 1) / 2;
  return value!.approx >= lowest[middle]! && value!.approx < highest[middle]!;
});
