/** Counts groups as numbers in binary with so many ones; where n is open, for many n. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const size = (text: string): number => Number(/\d+/.exec(text)![0]);
  const sizes = stem.includes('n >') ? [1, 2, 3, 4, 5, 6, 7, 8].map((i) => numbers[0]! + i) : [numbers[0]!];
  for (const n of sizes) {
    const found: number[] = Array.from({ length: n + 1 }, () => 0);
    for (let mask = 0; mask < 1 << n; mask++) {
      let ones = 0;
      for (let rest = mask; rest > 0; rest >>= 1) ones += rest & 1;
      found[ones] = found[ones]! + 1;
    }
    yield [found[size(a)]!, found[size(b)] ?? 0];
  }
});
