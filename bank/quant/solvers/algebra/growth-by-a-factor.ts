/** Tries simple factors and multiplies step by step from one known term to the other, then on or back to the one asked for. */
import { div, equals, mul, type Rational, rational } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [m, u, n, v, k] }) => {
  const walk = (start: Rational, steps: number, r: Rational): Rational => {
    let term = start;
    for (let i = 0; i < Math.abs(steps); i++) term = steps > 0 ? mul(term, r) : div(term, r);
    return term;
  };
  for (const q of range(1, 4))
    for (const p of range(1, 12)) {
      const r = div(p, q);
      if (equals(walk(rational(u!), n! - m!, r), v!)) return walk(rational(v!), k! - n!, r);
    }
  throw new Error('no factor fits');
});
