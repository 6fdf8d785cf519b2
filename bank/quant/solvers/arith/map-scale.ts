/** Finds what one centimeter stands for, as a fraction, and goes from there. */
import { div, mul } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, exact: [per, length, given] }) => {
  const one = div(length!, per!);
  return stem.includes('How many centimeters') ? div(given!, one) : mul(given!, one);
});
