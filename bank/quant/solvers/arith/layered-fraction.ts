/** Evaluates the formula as it stands; an unknown is found by putting every option in. */
import { solveChoices } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';
import { compareValues } from '../../value.ts';

export const solver = solveChoices(({ formulas: [formula] }, { value }) =>
  formula!.includes('x')
    ? holds(formula!, { x: value!.exact! })
    : compareValues(evaluate(formula!), value!) === 0,
);
