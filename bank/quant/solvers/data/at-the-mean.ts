/** Searches all multisets of whole distances with the sum 0 and the right sum of squares, and counts the zeros. */
import { solveComparison } from '../../solver.ts';

/** How many nonzero distances, in falling order, may have this sum and this sum of squares. */
function* counts(sum: number, squares: number, below: number): Generator<number> {
  if (squares === 0) {
    if (sum === 0) yield 0;
    return;
  }
  const side = Math.floor(Math.sqrt(squares));
  for (let x = Math.min(below, side); x >= -side; x--)
    if (x !== 0) for (const more of counts(sum - x, squares - x * x, x)) yield more + 1;
}

export const solver = solveComparison(function* ({ numbers, a, b }) {
  const [n, , spread] = numbers as [number, number, number];
  const squares = Math.round(n * spread * spread * 1e6) / 1e6;
  for (const off of new Set(counts(0, squares, squares)))
    if (off <= n) yield a.includes('number') ? [n - off, Number(b)] : [Number(a), n - off];
});
