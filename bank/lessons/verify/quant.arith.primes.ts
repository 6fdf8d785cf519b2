/** Second calculations for the lesson on primes. */
import type { Calculations } from '../checks/verify.ts';

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
};

export const calculations: Calculations = {
  /** Which of the five expressions is prime for some prime from 5 to 2,000. */
  'example-2': () => {
    const forms: ((p: number) => number)[] = [
      (p) => p + 2,
      (p) => p + 3,
      (p) => p * p - 1,
      (p) => p * p + 2,
      (p) => p * p + 6,
    ];
    const primes = Array.from({ length: 1996 }, (_, index) => index + 5).filter(isPrime);
    return forms.filter((form) => primes.some((p) => isPrime(form(p)))).length;
  },
};
