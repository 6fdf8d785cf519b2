/** Multiplies -1 out for all pairs of exponents up to 7 that fit. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, a, b }) {
  const [, tex = '', parity] = /and \$([^$]+)\$ is (odd|even)/.exec(stem)!;
  for (const m of range(1, 7))
    for (const n of range(1, 7)) {
      const isOdd = evaluate(tex, { m, n }).approx % 2 === 1;
      if (isOdd === (parity === 'odd')) yield [evaluate(a, { m, n }), evaluate(b, { m, n })];
    }
});
