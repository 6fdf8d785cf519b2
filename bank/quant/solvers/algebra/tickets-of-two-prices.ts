/** Tries every number of the first kind and counts the money. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [n, total, p, q] }) => {
  const first = range(0, n!).find((count) => count * p! + (n! - count) * q! === total)!;
  // The kind priced first is named at the start of the second sentence.
  const name = /\. ([A-Z][a-z]+(?: of [a-z]+)?)/.exec(stem)![1]!.toLowerCase();
  return stem.split('How many')[1]!.includes(name) ? first : n! - first;
});
