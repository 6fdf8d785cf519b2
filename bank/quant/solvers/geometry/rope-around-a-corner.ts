/** Lays a fine grid over the ground and measures for each cell the shortest way of the rope around the building. */
import { figureOf, solveClosest } from '../../solver.ts';

export const solver = solveClosest((seen) => {
  const [long, wide, rope] = seen.numbers as [number, number, number];
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (labels.join() !== [long, wide, rope].join()) throw new Error('the figure says something else');
  // The corner at the origin; the building reaches to the left and down.
  const way = (x: number, y: number): number => {
    if (x >= 0 || y >= 0) return Math.hypot(x, y);
    const overTop = x <= -long ? long + Math.hypot(x + long, y) : Number.POSITIVE_INFINITY;
    const overSide = y <= -wide ? wide + Math.hypot(x, y + wide) : Number.POSITIVE_INFINITY;
    return Math.min(overTop, overSide);
  };
  const cell = rope / 250;
  let cells = 0;
  for (let x = -rope + cell / 2; x < rope; x += cell)
    for (let y = -rope + cell / 2; y < rope; y += cell) if (way(x, y) <= rope) cells++;
  return cells * cell * cell;
});
