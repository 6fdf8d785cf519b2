/** Finds the height whose triangle has the same slope: cross products of the two hypotenuses vanish. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [h, s, shadow] }) => {
  for (let height = 1; height < 1000; height++) if (height * s! - h! * shadow! === 0) return height;
  throw new Error('no whole height');
});
