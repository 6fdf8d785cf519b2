/** Takes every fitting number below a thousand and divides; all of them have to agree. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ numbers: [d, r], formulas }) => {
  const found = new Set<number>();
  for (const n of range(1, 999)) if (n % d! === r) found.add(evaluate(formulas[1]!, { n }).approx % d!);
  if (found.size !== 1) throw new Error(`remainders ${[...found]}`);
  return [...found][0]!;
});
