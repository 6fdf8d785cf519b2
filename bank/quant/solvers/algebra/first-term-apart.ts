/** Builds the terms one after another, each as what is missing to the next sum, and puts them into the quantities. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const sum = formulas.find((tex) => tex.includes('n^{2}'))!;
  const isOpen = formulas.some((tex) => tex.includes('\\ne'));
  for (const k of isOpen ? range(-4, 4).filter((value) => value !== 0) : [0]) {
    const terms: number[] = [];
    let total = 0;
    for (const n of range(1, 12)) {
      const term = evaluate(sum, { n, k }).approx - total;
      terms.push(term);
      total += term;
    }
    const letters = { a_: (n: number) => terms[n - 1]! };
    yield [evaluate(a, letters), evaluate(b, letters)];
  }
});
