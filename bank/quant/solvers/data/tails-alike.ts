/** Measures both tails under the bell curve, for many standard deviations where none is given. */
import { solveComparison } from '../../solver.ts';

/** The part beyond z deviations, by adding up thin strips. */
function tail(z: number): number {
  let sum = 0;
  for (let x = z + 0.005; x < z + 10; x += 0.01) sum += Math.exp((-x * x) / 2) * 0.01;
  return Math.round((sum / Math.sqrt(2 * Math.PI)) * 1e9) / 1e9;
}

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const [above, below] = [a, b].map((text) => Number(/(\d+)\D*$/.exec(text)![1]));
  const sizes = [3, 4, 6, 9, 14];
  if (!stem.includes('$Y$')) {
    for (const sd of sizes) yield [tail((above! - numbers[0]!) / sd), tail((numbers[0]! - below!) / sd)];
    return;
  }
  const isGiven = stem.includes('deviation');
  const [m, s, n, t] = isGiven ? numbers : [numbers[0], 0, numbers[1], 0];
  for (const p of isGiven ? [s!] : sizes)
    for (const q of isGiven ? [t!] : sizes) yield [tail((above! - m!) / p), tail((n! - below!) / q)];
});
