/** Puts in every integer from -60 to 60 and multiplies the base by itself, modulo nothing but signs and 1. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const [, base, exponent] = /^\((.*)\)\^\{(.*)\} = 1$/.exec(formulas.at(-1)!)!;
  const isOne = (x: number): boolean => {
    const b = BigInt(evaluate(base!, { x }).approx);
    const e = evaluate(exponent!, { x }).approx;
    if (b === 0n) return false;
    // With a negative exponent the power is 1 exactly where the power with the positive one is.
    return b ** BigInt(Math.min(Math.abs(e), 100 + (Math.abs(e) % 2))) === 1n;
  };
  return sumOf(range(-60, 60).filter(isOne));
});
