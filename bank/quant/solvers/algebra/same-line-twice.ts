/** Tries all halves from -25 to 25 for both letters and keeps the pairs that satisfy both equations. */
import { div, type Rational } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas }) {
  const rows = formulas.map((tex) => {
    const [left = '', right = ''] = tex.split('=');
    const at = (x: number, y: number): number => evaluate(left, { x, y }).approx;
    return { p: at(1, 0), q: at(0, 1), c: evaluate(right).approx };
  });
  const half = (i: number): Rational => div(i, 2);
  for (const i of range(-80, 80))
    for (const j of range(-80, 80))
      if (rows.every(({ p, q, c }) => p * i + q * j === 2 * c)) yield [half(i), half(j)];
});
