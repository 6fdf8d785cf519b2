/** Tries every number of people and compares the shares before and after. */
import { div, equals, sub } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [cost, k, d] }) => {
  const n = range(k! + 1, 300).find((count) => equals(sub(div(cost!, count - k!), div(cost!, count)), d!))!;
  return stem.includes('left to share') ? n - k! : n;
});
