/** Applies every percent, by tenths, to the first value until the second comes out. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b] }) => {
  for (let tenths = 1; tenths <= 2000; tenths++) {
    const change = a! * tenths;
    if (1000 * a! + change === 1000 * b! || 1000 * a! - change === 1000 * b!) return div(tenths, 10);
  }
  throw new Error('no percent fits');
});
