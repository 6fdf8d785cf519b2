/** Adds the numbers up one by one; where n is not given, for every n up to 40. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

const total = (count: number, first: number): number =>
  range(0, count - 1).reduce((sum, i) => sum + first + 2 * i, 0);

export const solver = solveComparison(function* ({ numbers, a, b }) {
  const cases = numbers.length === 0 ? range(1, 40).map((n) => [n, n]) : [numbers];
  for (const [n, m] of cases) {
    const letters = { E: total(n!, 2), S: total(m!, 1) };
    yield [evaluate(a, letters), evaluate(b, letters)];
  }
});
