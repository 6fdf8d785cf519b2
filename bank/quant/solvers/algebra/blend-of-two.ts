/** Mixes whole parts of the first with whole parts of the second until the strength is right. */
import { div, type Rational } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, q, r] }) => {
  const found: Rational[] = [];
  for (const x of range(1, 20))
    for (const y of range(1, 20)) if (p! * x + q! * y === r! * (x + y)) found.push(div(x, y));
  if (found.length === 0) throw new Error('no parts fit');
  return found[0]!;
});
