/** Tabulates the bracket and the right side for many x and looks the number up. */
import { div, equals } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const [, inside = '', rule = ''] = /^f\((.*?)\) = (.*)$/.exec(formulas.find((tex) => tex.includes('='))!)!;
  const target = Number(/^f\((-?\d+)\)$/.exec(formulas.at(-1)!)![1]);
  for (const i of range(-240, 240)) {
    const x = div(i, 12);
    if (equals(evaluate(inside, { x }).exact!, target)) return evaluate(rule, { x });
  }
  throw new Error('the number is not in the table');
});
