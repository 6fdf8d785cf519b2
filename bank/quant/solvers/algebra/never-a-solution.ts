/** Tries values of k: the difference of the sides at x = 0 and x = 1 tells whether it is constant, and whether it is zero. */
import { div, equals, sub } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas, stem }) => {
  const [left = '', right = ''] = formulas.find((tex) => tex.includes('='))!.split('=');
  const isEvery = stem.includes('every number');
  for (const d of range(1, 6))
    for (const n of range(-150, 150)) {
      const k = div(n, d);
      const gap = (x: number) => sub(evaluate(left, { x, k }).exact!, evaluate(right, { x, k }).exact!);
      if (equals(gap(0), gap(1)) && equals(gap(0), 0) === isEvery) return k;
    }
  throw new Error('no value of k fits');
});
