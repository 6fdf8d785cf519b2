/** Raises the level by thousandths of a centimeter until the room below it, less the block, holds all the water. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [l, w, depth, s, t, high] = numbers as [number, number, number, number, number, number];
  const water = l * w * depth * 1000;
  for (let level = depth * 1000; ; level++) {
    const room = l * w * level - s * t * Math.min(level, high * 1000);
    if (room >= water) return div(level - depth * 1000, 1000);
  }
});
