/** Divides for every integer n from -200 to 200; farther out the quotient lies between two neighboring integers. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(
  ({ formulas }) => range(-200, 200).filter((n) => evaluate(formulas.at(-1)!, { n }).exact?.d === 1n).length,
);
