/** Puts every integer within reach into base and exponent and multiplies the power out. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const [, top, up] = /^\((.*?)\)\^\{(.*)\} = 1$/.exec(formulas.find((tex) => tex.includes('= 1'))!)!;
  return range(-60, 60).filter((x) => {
    const [base, exponent] = [evaluate(top!, { x }).approx, evaluate(up!, { x }).approx];
    if (base === 0) return false;
    // A power of a base of size 2 or more is 1 for no exponent but 0.
    return Math.abs(base) > 1 ? exponent === 0 : base ** Math.abs(exponent) === 1;
  }).length;
});
