/** Tries every first term and every step, writes the sequence out and keeps the one in which both known terms stand. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [m, u, n, v, k] }) => {
  for (const step of range(-9, 9))
    for (const first of range(-60, 60)) {
      const terms = [first];
      while (terms.length < k!) terms.push(terms.at(-1)! + step);
      if (terms[m! - 1] === u && terms[n! - 1] === v) return terms[k! - 1]!;
    }
  throw new Error('no sequence fits');
});
