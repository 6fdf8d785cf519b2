/** Cuts the base into a hundred parts and counts parts, for many values of x. */
import { div, mul } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ exact, b }) {
  const part = div(exact[0]!, 100);
  for (const x of [div(1, 7), div(1, 2), 1, 3, 10, 99, 100, 101, 2500]) {
    const y = mul(part, x);
    yield [mul(part, y), evaluate(b, { x })];
  }
});
