/** Builds the possible sums number by number, for every least integer, and counts them. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [n, median, spread] = numbers as [number, number, number];
  const found = new Set<number>();
  for (const least of range(median - spread, median)) {
    const greatest = least + spread;
    let sums = new Set([least + median + greatest]);
    // Besides the ends and the middle, as many lie below the median as above it.
    for (const place of range(1, n - 3)) {
      const [from, to] = place % 2 === 0 ? [least, median] : [median, greatest];
      sums = new Set([...sums].flatMap((sum) => range(from, to).map((x) => sum + x)));
    }
    for (const sum of sums) found.add(sum);
  }
  return found.size;
});
