/** Raises every integer base in big integers to every exponent that is a square, and counts what gives the number. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers, a, b }) {
  const n = BigInt(numbers.at(-1)!);
  let count = 0;
  for (let y = -6n; y <= 6n; y++)
    for (let size = 1n; size <= n; size++) {
      const power = size ** (y * y);
      if (power > n) break;
      if (power === n) count++;
      if ((-size) ** (y * y) === n) count++;
    }
  yield a.includes('number') ? [count, Number(b)] : [Number(a), count];
});
