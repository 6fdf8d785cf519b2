/** Applies each percent offered, by tenths of a percent, to what the first change left, until the start is reached. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [p] }) => {
  const start = 1_000_000;
  const isFall = stem.includes('decreased by');
  const level = isFall ? start - (start / 100) * p! : start + (start / 100) * p!;
  for (let tenths = 1; tenths < 10_000; tenths++) {
    const change = (level * tenths) / 1000;
    if ((isFall ? level + change : level - change) === start) return div(tenths, 10);
  }
  throw new Error('no way back');
});
