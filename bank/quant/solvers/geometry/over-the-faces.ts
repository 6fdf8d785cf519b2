/** Tries every edge that the way can cross and looks for the best place to cross it by narrowing an interval. */
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const { solid } = figureOf(seen, 'solid');
  if (solid.shape !== 'box') throw new Error('no box');
  const edges = [solid.length, solid.width, solid.height];
  const best = edges.map((crossed, i) => {
    const [first, second] = edges.filter((_, k) => k !== i) as [number, number];
    const way = (t: number): number => Math.hypot(first, t) + Math.hypot(second, crossed - t);
    let [low, high] = [0, crossed];
    for (let round = 0; round < 200; round++) {
      const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
      if (way(p) < way(q)) high = q;
      else low = p;
    }
    return way((low + high) / 2);
  });
  return Math.min(...best);
});
