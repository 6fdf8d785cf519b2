/** Divides: for every divisor up to 2,000 finds the whole number with that quotient, if there is one, and its remainder. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ exact: [quotient] }, { numbers: [r] }) => {
  for (let n = 1n; n <= 2000n; n++) {
    const { n: top, d } = quotient!;
    if ((top * n) % d === 0n && ((top * n) / d) % n === BigInt(r!)) return true;
  }
  return false;
});
