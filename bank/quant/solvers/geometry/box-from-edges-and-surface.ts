/** Looks for several boxes, with edges that need not be whole, which fit both numbers, and measures their diagonals. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [surface, edges] = seen.numbers as [number, number];
  const found: number[] = [];
  for (let x = 0.05; x < edges / 4; x += 0.05) {
    // The other two edges have this sum and this product.
    const sum = edges / 4 - x;
    const product = surface / 2 - x * sum;
    const inside = sum * sum - 4 * product;
    if (inside < 0 || product <= 0) continue;
    const [y, z] = [(sum + Math.sqrt(inside)) / 2, (sum - Math.sqrt(inside)) / 2];
    found.push(Math.hypot(x, y, z));
  }
  if (found.length < 3 || Math.max(...found) - Math.min(...found) > 1e-9) throw new Error('no one diagonal');
  return { exact: null, approx: found[0]! };
});
