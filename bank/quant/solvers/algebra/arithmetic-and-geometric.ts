/** Builds arithmetic sequences with small first terms and differences and keeps those that fit the condition. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const given = formulas.find((tex) => tex.includes('frac'))!;
  const isFalling = stem.includes('less than the term before');
  for (const first of range(-6, 6))
    for (const difference of range(-36, 36).map((n) => n / 2)) {
      const terms = range(0, 19).map((n) => first + n * difference);
      if (terms.includes(0) || (isFalling && difference >= 0)) continue;
      const letters = { a_: (n: number) => terms[n - 1]! };
      if (holds(given, letters)) yield [evaluate(a, letters), evaluate(b, letters)];
    }
});
