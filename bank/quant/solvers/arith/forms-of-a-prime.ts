/** Puts every prime from 5 to 400 into each expression and tests the value by trial division. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const primes = range(5, 400).filter(isPrime);

export const solver = solveChoices((_, { formulas: [says] }) =>
  primes.some((p) => isPrime(evaluate(says!, { p }).approx)),
);
