/** Takes every pair of points of the figure as a first side, turns it by a right angle, and looks whether the points exist. */
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const points = figureOf(seen, 'plane').points!.map(({ at }) => at);
  const [count, lowX, highX, lowY, highY] = seen.numbers as [number, number, number, number, number];
  const isThere = new Set(points.map(String));
  for (const [x, y] of points)
    if (x < lowX || x > highX || y < lowY || y > highY) throw new Error('a point too many');
  if (isThere.size !== count || count !== (highX - lowX + 1) * (highY - lowY + 1))
    throw new Error('the figure shows other points');
  let sides = 0;
  for (const [a, b] of points)
    for (const [c, d] of points) {
      if (a === c && b === d) continue;
      const [u, v] = [c - a, d - b];
      if (isThere.has(String([a - v, b + u])) && isThere.has(String([c - v, d + u]))) sides++;
    }
  // Each square was found once from each of its four sides.
  return sides / 4;
});
