/** Goes through all fractions by their denominators and stops at the first between the bounds. */
import { compare, div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [low, high] }) => {
  for (let n = 1; ; n++)
    for (const k of range(0, n)) {
      const share = div(100 * k, n);
      if (compare(share, low!) > 0 && compare(share, high!) < 0) return n;
    }
});
