/** Takes values of the first letter one after the other, finds the second from the equation and puts both in. */
import { div, sub } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { compareValues, type Value } from '../../value.ts';

export const solver = solveValue(({ formulas: [given, asked] }) => {
  const [left = '', right = ''] = given!.split('=');
  const [first = '', second = ''] = left.match(/[a-z]/g) ?? [];
  const goal = evaluate(right).exact!;
  const found: Value[] = [-3, 0, 2, 10].map((t) => {
    // The left side is a straight line in the second letter: two values of it tell its slope.
    const [at0, at1] = [0, 1].map((u) => evaluate(left, { [first]: t, [second]: u }).exact!);
    const u = div(sub(goal, at0!), sub(at1!, at0!));
    return evaluate(asked!, { [first]: t, [second]: u });
  });
  if (found.some((value) => compareValues(value, found[0]!) !== 0)) throw new Error('the value is not fixed');
  return found[0]!;
});
