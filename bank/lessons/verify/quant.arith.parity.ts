/** Second calculations for the lesson on odd and even. */
import type { Calculations } from '../checks/verify.ts';

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
};

export const calculations: Calculations = {
  /** Both powers for every small pair with an odd sum. */
  'example-2': () => {
    const outcomes = new Set<string>();
    for (let m = 1; m <= 9; m += 1)
      for (let n = 1; n <= 9; n += 1) {
        if ((m + n) % 2 === 0) continue;
        const [a, b] = [(-1) ** (m * n), (-1) ** (m * m + n * n)];
        outcomes.add(a > b ? 'A' : a < b ? 'B' : 'C');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
  /** The number that is in every triple of primes with the sum 40. */
  'trap-2': () => {
    const triples: number[][] = [];
    for (let a = 2; a <= 40; a += 1)
      for (let b = a; a + b < 40; b += 1) {
        const triple = [a, b, 40 - a - b];
        if (triple.every(isPrime)) triples.push(triple);
      }
    const [first = [], ...rest] = triples;
    return first.find((p) => rest.every((triple) => triple.includes(p))) ?? 0;
  },
};
