/** Goes through all pairs of integers of that size and collects what the two expressions come to. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [product], a, b }) {
  const size = Math.abs(product!);
  const [sums, differences] = [new Set<number>(), new Set<number>()];
  for (const m of range(-size, size))
    for (const n of range(-size, size))
      if (m * n === product) {
        sums.add(m + n);
        differences.add(m - n);
      }
  const count = (text: string): number => (text.includes('+') ? sums : differences).size;
  yield [count(a), count(b)];
});
