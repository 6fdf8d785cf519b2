/** Puts numbers of different kinds into the power and into each expression. */
import { div } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { compareValues } from '../../value.ts';

export const solver = solveChoices(({ formulas: [letter, goal] }, { formulas: [tex] }) =>
  [2, -2, 3, div(1, 2), div(-3, 5)].every((x) => {
    const letters = { [letter!]: x };
    return compareValues(evaluate(tex!, letters), evaluate(goal!, letters)) === 0;
  }),
);
