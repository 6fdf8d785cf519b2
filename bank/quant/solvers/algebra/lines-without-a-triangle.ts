/** Tries all slopes with small denominators and looks whether the three lines have three different crossings. */
import { add, div, equals, mul, type Rational, sub } from '#core/rational.ts';
import { gcd, range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const rules = formulas.filter((tex) => tex.startsWith('y =')).map((tex) => tex.slice(3));
  const lineOf = (rule: string, k: Rational): [slope: Rational, start: Rational] => {
    const start = evaluate(rule, { x: 0, k }).exact!;
    return [sub(evaluate(rule, { x: 1, k }).exact!, start), start];
  };
  let count = 0;
  for (const d of range(1, 4))
    for (const n of range(-60, 60)) {
      if (gcd(n, d) !== 1) continue;
      const [p, q, r] = rules.map((rule) => lineOf(rule, div(n, d))) as [Rational, Rational][] as [
        [Rational, Rational],
        [Rational, Rational],
        [Rational, Rational],
      ];
      const areParallel = equals(p[0], q[0]) || equals(q[0], r[0]) || equals(r[0], p[0]);
      const x = areParallel ? null : div(sub(q[1], p[1]), sub(p[0], q[0]));
      if (x === null || equals(add(mul(p[0], x), p[1]), add(mul(r[0], x), r[1]))) count++;
    }
  yield /^\d+$/.test(a) ? [Number(a), count] : [count, Number(b)];
});
