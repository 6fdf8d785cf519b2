/** Works the function out twice for every integer far and wide. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const rule = formulas.find((tex) => tex.startsWith('f(x)'))!.split('=')[1]!;
  const wanted = Number(formulas.find((tex) => tex.startsWith('f(f(x))'))!.split('=')[1]!);
  const f = (x: number): number => evaluate(rule, { x }).approx;
  return range(-100, 100).filter((x) => f(f(x)) === wanted).length;
});
