/** Runs Euclid's algorithm for every n up to a few hundred and collects the results. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const [one, other] = formulas.filter((tex) => tex.includes('+')) as [string, string];
  const found = new Set(
    range(1, 400).map((n) => {
      let [p, q] = [evaluate(one, { n }).approx, evaluate(other, { n }).approx];
      while (q > 0) [p, q] = [q, p % q];
      return p;
    }),
  );
  yield a.includes('number') ? [found.size, Number(b)] : [Number(a), found.size];
});
