/** Takes a thousand equally likely cases, slides the second event over them and counts. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [a, b] }, { numbers: [wanted] }) => {
  const [first, second] = [Math.round(1000 * a!), Math.round(1000 * b!)];
  return range(0, 1000 - second).some((start) => {
    // The first event holds in the first cases, the second from its start on.
    const shared = Math.max(0, Math.min(first, start + second) - start);
    return first + second - 2 * shared === Math.round(1000 * wanted!);
  });
});
