/** Tries all pairs of whole numbers up to the product, in either order. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, b }) {
  const product = numbers.at(-1)!;
  const least = stem.includes('greater than 1') ? 2 : 1;
  for (const x of range(least, product))
    for (const y of range(least, product)) {
      if (x * y !== product) continue;
      if (stem.includes('no common') && range(2, product).some((d) => x % d === 0 && y % d === 0)) continue;
      yield [x + y, Number(b)];
    }
});
