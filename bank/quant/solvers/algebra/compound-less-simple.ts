/** Keeps two accounts side by side, period by period, in whole cents and fractions of them. */
import { add, div, mul, rational, sub } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [principal, years, rate] }) => {
  const perYear = stem.includes('semiannually') ? 2 : 1;
  let [compound, simple] = [rational(principal!), rational(principal!)];
  for (let period = 0; period < years! * perYear; period++) {
    compound = add(compound, mul(compound, div(rate!, 100 * perYear)));
    simple = add(simple, mul(principal!, div(rate!, 100 * perYear)));
  }
  return sub(compound, simple);
});
