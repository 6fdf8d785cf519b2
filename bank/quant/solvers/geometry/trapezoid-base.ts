/** Tries every side; the trapezoid is cut by a diagonal into two triangles of the same height. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [area, h, one] }) => {
  for (let other = 0.5; other < 200; other += 0.5)
    if (0.5 * h! * one! + 0.5 * h! * other === area) return other;
  throw new Error('no such side');
});
