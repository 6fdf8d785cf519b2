/** Divides every number up to 300 that fits, and the number k above it. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { formulasOf, numbersOf } from '../../text.ts';

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const d = Number(numbersOf(a).at(-1));
  for (const n of range(1, 300)) {
    if (stem.includes('remainder is less than') && n % d >= numbers[1]!) continue;
    if (stem.includes('more than a multiple') && n % d !== numbers[0]) continue;
    yield [n % d, evaluate(formulasOf(b)[0]!, { n }).approx % d];
  }
});
