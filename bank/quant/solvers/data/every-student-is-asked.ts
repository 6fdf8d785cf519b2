/** Takes actual sizes with the mean and deviation asked for, lets every member write the size down, and averages. */
import { div } from '#core/rational.ts';
import { range, sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers, a, b }) {
  const [n, m, , s] = numbers as [number, number, number, number];
  const lists = [range(1, n).map((i) => (i % 2 === 0 ? m + s : m - s))];
  // Two groups at twice the deviation and six at the mean, where nobody's size falls below 1.
  if (n % 8 === 0 && m > 2 * s) lists.push(range(1, n).map((i) => m + ([2 * s, -2 * s][i % 8] ?? 0)));
  for (const sizes of lists) {
    const written = sizes.flatMap((size) => Array<number>(size).fill(size));
    const mean = div(sumOf(written), written.length);
    yield a.includes('mean') ? [mean, Number(b)] : [Number(a), mean];
  }
});
