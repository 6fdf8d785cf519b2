/** Goes through the values of m that are allowed, up to forty more than the least, and counts the pairs one by one. */
import { div, type Num } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { numbersIn, solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, numbers: [above], a, b }) {
  for (const m of range(above! + 1, above! + 40)) {
    if (stem.includes('even') && m % 2 === 1) continue;
    if (stem.includes('odd') && m % 2 === 0) continue;
    const chance = (text: string): ReturnType<typeof evaluate> | Num => {
      if (!text.includes('probability')) return evaluate(text, {});
      const [d] = numbersIn(text);
      let [good, all] = [0, 0];
      for (const x of range(1, m))
        for (const y of range(x + 1, m)) {
          all++;
          if ((text.includes('sum') ? x + y : y - x) % d! === 0) good++;
        }
      return div(good, all);
    };
    yield [chance(a), chance(b)];
  }
});
