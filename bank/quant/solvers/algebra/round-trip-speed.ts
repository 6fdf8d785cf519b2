/** Drives a distance that takes whole hours both ways, and divides what was covered by the hours counted. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b] }) => {
  const distance = a! * b!;
  let hours = 0;
  for (let covered = 0; covered < distance; covered += a!) hours++;
  for (let covered = 0; covered < distance; covered += b!) hours++;
  return div(2 * distance, hours);
});
