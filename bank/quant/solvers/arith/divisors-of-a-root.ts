/** Takes products of powers of 2, 3, and 5, counts the divisors of their powers, and keeps those that fit. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [power, count], a, b }) {
  const isFirst = a.includes('number');
  for (const x of range(0, count!))
    for (const y of range(0, x))
      for (const z of range(0, y)) {
        const divisors = (times: number): number => (times * x + 1) * (times * y + 1) * (times * z + 1);
        if (divisors(power!) !== count) continue;
        yield isFirst ? [divisors(1), Number(b)] : [Number(a), divisors(1)];
      }
});
