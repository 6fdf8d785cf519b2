/** Rolls a circle of the small radius around the given one, outside and inside, and counts when it meets the axis. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const { center, radius } = figureOf(seen, 'plane').circles![0]!;
  const small = seen.numbers.at(-1)!;
  const height = (step: number, track: number): number =>
    center[1] + track * Math.sin((step * Math.PI) / 1800);
  let found = 0;
  for (const track of [radius + small, radius - small])
    for (const line of [small, -small]) {
      // Odd half-steps, so that no sample falls on the line itself: every change of sides is one circle.
      const sides = range(0, 3599).map((i) => Math.sign(height(i + 0.37, track) - line));
      found += sides.filter((side, i) => side !== sides[(i + 1) % 3600]).length;
      // At its top and bottom the track may touch the line without crossing it.
      found += [900, 2700].filter((i) => Math.abs(height(i, track) - line) < 1e-9).length;
    }
  return found;
});
