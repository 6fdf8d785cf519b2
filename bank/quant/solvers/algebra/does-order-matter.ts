/** Tries all pairs of thirds from -4 to 4 that the condition allows. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas }) {
  const rule = formulas.find((tex) => tex.startsWith('a '))!.split('= ')[1]!;
  const given = formulas.at(-1)!;
  const values = range(-12, 12).map((i) => div(i, 3));
  for (const x of values)
    for (const y of values)
      if (holds(given, { x, y })) yield [evaluate(rule, { a: x, b: y }), evaluate(rule, { a: y, b: x })];
});
