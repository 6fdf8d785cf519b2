/** Puts all pairs of small numbers into the given relation and compares the quantities where it holds. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const tried = range(-12, 12).map((i) => i / 2);

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const given = formulas.find((tex) => tex.includes('|'))!;
  for (const x of tried)
    for (const y of tried) if (holds(given, { x, y })) yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
});
