/** Lists the primes below 200 and tries all pairs. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

const primes = range(2, 200).filter((n) => range(2, n - 1).every((d) => n % d !== 0));

export const solver = solveValue(({ stem, numbers: [s] }) => {
  const isSum = stem.includes('sum of');
  const found = new Set<number>();
  for (const p of primes)
    for (const q of primes) if (p <= q && (isSum ? p + q : q - p) === s) found.add(p * q);
  if (found.size !== 1) throw new Error(`products ${[...found]}`);
  return [...found][0]!;
});
