/** Puts thirds and halves between -4 and 4 into the condition and compares for all pairs that fit. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const values = [...range(-12, 12).map((i) => div(i, 3)), ...range(-7, 7, 2).map((i) => div(i, 2))];

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const given = formulas.at(-1)!;
  const [p, q] = [...new Set(given.match(/(?<![\\a-z])[a-z](?![a-z])/g))] as [string, string];
  const isFree = !stem.includes('not equal to');
  for (const x of values)
    for (const y of values) {
      const letters = { [p]: x, [q]: y };
      if ((isFree || (x.n !== 0n && y.n !== 0n)) && holds(given, letters))
        yield [evaluate(a, letters), evaluate(b, letters)];
    }
});
