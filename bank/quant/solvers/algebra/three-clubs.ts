/** Tries every number for all three and fills the diagram: memberships counted person by person must come to the sum of the groups. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [total, a, b, c, e] }) => {
  for (const t of range(0, Math.min(a!, b!, c!))) {
    const ones = total! - e! - t;
    const memberships = [
      ...range(1, ones).map(() => 1),
      ...range(1, e!).map(() => 2),
      ...range(1, t).map(() => 3),
    ];
    if (ones >= 0 && sumOf(memberships) === a! + b! + c!) return stem.includes('all three') ? t : ones;
  }
  throw new Error('no number fits');
});
