/** Multiplies the number out and tries every candidate as a divisor. */
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const n = evaluate(formulas[0]!).approx;
  let count = 0;
  for (let d = 1; d * d <= n; d++) if (n % d === 0) count += d * d === n ? 1 : 2;
  return count;
});
