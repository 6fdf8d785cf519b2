/** Counts heads in a crowd of ten thousand. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, q] }) => {
  let count = 0;
  for (let i = 0; i < 100; i++) for (let j = 0; j < 100; j++) if (i < p! && j < q!) count++;
  return div(count, 100);
});
