/** Puts several pairs of numbers into the expression and into each option: only the right one agrees every time. */
import { div } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';
import { compareValues } from '../../value.ts';

const trials = [
  [2, 11],
  [13, 5],
  [div(1, 3), 7],
  [div(5, 2), div(9, 7)],
] as const;

export const solver = solveChoices(({ formulas }, option) => {
  const asked = formulas.at(-1)!;
  const [first = '', second = ''] = formulas;
  return trials.every(([p, q]) => {
    const letters = { [first]: p, [second]: q };
    if (formulas.length > 3 && !holds(formulas[2]!, letters)) return true;
    return compareValues(evaluate(asked, letters), evaluate(option.formulas[0]!, letters)) === 0;
  });
});
