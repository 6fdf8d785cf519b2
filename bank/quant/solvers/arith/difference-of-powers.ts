/** Puts whole numbers, negative ones and 0 included where they are allowed, into both expressions. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, a, b }) {
  for (const n of range(stem.includes('positive') ? 1 : -6, 8))
    yield [evaluate(a, { n }), evaluate(b, { n })];
});
