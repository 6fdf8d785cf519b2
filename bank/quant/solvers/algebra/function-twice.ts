/** Follows the doubly applied function over a wide range and counts where it crosses or touches the value. */
import { range } from '../../arithmetic.ts';
import { numbersIn, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const rule = formulas.find((tex) => tex.startsWith('f(x) ='))!.split('=')[1]!;
  const wanted = numbersIn(formulas.find((tex) => tex.startsWith('f(f(x))'))!).at(-1)!;
  const f = (x: number): number => evaluate(rule, { x }).approx;
  const gap = (x: number): number => f(f(x)) - wanted;
  // Samples that are no multiples of a half, so that none falls on a solution that is one.
  const sides = range(-750, 750).map((i) => Math.sign(gap((i + 0.3137) / 50)));
  const crossings = sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  const touches = range(-40, 40).filter(
    (i) => gap(i / 2) === 0 && Math.sign(gap(i / 2 - 0.01)) === Math.sign(gap(i / 2 + 0.01)),
  ).length;
  return crossings + touches;
});
