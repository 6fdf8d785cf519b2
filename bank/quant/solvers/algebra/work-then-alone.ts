/** Cuts the job into equal pieces, so many that each worker does a whole number of them an hour, and lets them work. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b, t] }) => {
  const pieces = a! * b!;
  let left = pieces;
  for (let hour = 0; hour < t!; hour++) left -= pieces / a! + pieces / b!;
  return div(left, pieces / b!);
});
