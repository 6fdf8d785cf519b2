/** Tries groups of all sizes until the totals agree. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [high, low, all] }) => {
  for (let size = 2; size < 40; size++)
    for (let part = 1; part < size; part++) {
      const total = part * high! + (size - part) * low!;
      if (total === size * all!) return div(part, size);
    }
  throw new Error('no such sizes');
});
