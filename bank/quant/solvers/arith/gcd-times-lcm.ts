/** Tries all pairs of divisors of the least common multiple and keeps those whose gcd and lcm, found by counting up, are as given. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

const greatest = (m: number, n: number): number =>
  Math.max(...range(1, Math.min(m, n)).filter((d) => m % d === 0 && n % d === 0));
const least = (m: number, n: number): number => {
  let multiple = m;
  while (multiple % n !== 0) multiple += m;
  return multiple;
};

export const solver = solveComparison(function* ({ numbers: [g, lcm], a, b }) {
  const divisors = range(1, lcm!).filter((d) => lcm! % d === 0);
  for (const m of divisors)
    for (const n of divisors)
      if (greatest(m, n) === g && least(m, n) === lcm)
        yield [evaluate(a, { m, n }), Number(b.replaceAll(',', ''))];
});
