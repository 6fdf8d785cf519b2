/** Looks among fractions with small numerators and denominators for the one whose product with the bracket is 1. */
import { div, equals, mul } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas: [tex] }) => {
  const inner = evaluate(/^\((.*)\)\^\{-1\}$/.exec(tex!)![1]!).exact!;
  for (const d of range(1, 60))
    for (const n of range(1, 60)) if (equals(mul(div(n, d), inner), 1)) return div(n, d);
  throw new Error('no small fraction fits');
});
