/** Writes down lists with numbers at both ends and at the quarters between, moves them to one mean, and measures. */
import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

/** Lists of so many numbers from 0 to 4, with both ends among them, in order. */
function* lists(size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let x = from; x <= 4; x++) for (const rest of lists(size - 1, x)) yield [x, ...rest];
}

export const solver = solveComparison(function* ({ numbers, a, b }) {
  const [n, x, y] = numbers as [number, number, number];
  const ends = new Map<string, [number, number]>();
  // How far the least and the greatest lie from the mean, in quarters of the range times n.
  for (const inner of lists(n - 2)) {
    const total = sumOf(inner) + 4;
    ends.set(`${total}`, [total, 4 * n - total]);
  }
  for (const [low, high] of ends.values())
    for (const [low2, high2] of ends.values()) {
      const width = Math.max(low * x, low2 * y) + Math.max(high * x, high2 * y);
      const range = div(width, 4 * n);
      yield a.includes('range') ? [range, Number(b)] : [Number(a), range];
    }
});
