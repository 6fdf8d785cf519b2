/** Lists the primes that divide each side, for many values of n. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { formulasOf } from '../../text.ts';

const primes = range(2, 97).filter((n) => range(2, n - 1).every((d) => n % d !== 0));

export const solver = solveComparison(function* ({ stem, a, b }) {
  const fits = (n: number): boolean =>
    stem.includes('odd') ? n % 2 === 1 : stem.includes('even') ? n > 2 && n % 2 === 0 : true;
  for (const n of range(2, 90).filter(fits)) {
    const count = (text: string): number => {
      const value = evaluate(formulasOf(text)[0]!, { n }).approx;
      return primes.filter((p) => value % p === 0).length;
    };
    yield [count(a), count(b)];
  }
});
