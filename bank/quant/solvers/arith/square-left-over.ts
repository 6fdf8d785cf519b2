/** Divides for every allowed n from 2 to 500, with big integers. */
import { range } from '../../arithmetic.ts';
import { numbersIn, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [least, ...primes], a, b }) {
  const isFirst = a.includes('remainder');
  const [power, added, divisor] = numbersIn(isFirst ? a : b) as [number, number, number];
  for (const n of range(least! + 1, 500)) {
    if (primes.some((prime) => n % prime === 0)) continue;
    const left = (BigInt(n) ** BigInt(power) + BigInt(added)) % BigInt(divisor);
    yield isFirst ? [left, Number(b)] : [Number(a), left];
  }
});
