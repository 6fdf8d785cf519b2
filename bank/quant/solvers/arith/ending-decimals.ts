/** Divides by hand: the decimal ends if a remainder of 0 comes up before a remainder comes again. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices((_, { numbers: [p, q] }) => {
  const seen = new Set<number>();
  for (let rest = p! % q!; !seen.has(rest); rest = (rest * 10) % q!) {
    if (rest === 0) return true;
    seen.add(rest);
  }
  return false;
});
