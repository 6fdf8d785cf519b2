/** Tries all triples of small nonzero integers in the given equations and works out both quantities where they hold. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const tried = range(-4, 4).filter((n) => n !== 0);

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const [p, q, r, given] = formulas as [string, string, string, string];
  const isUnequal = stem.includes('not all equal');
  for (const x of tried)
    for (const y of tried)
      for (const z of tried) {
        if ((isUnequal && x === y && y === z) || x + y === 0 || y + z === 0 || z + x === 0) continue;
        const letters = { [p]: x, [q]: y, [r]: z };
        if (holds(given, letters)) yield [evaluate(a, letters), evaluate(b, letters)];
      }
});
