/** Puts each option into the inequality as it stands. */
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveChoices(({ formulas }, option) =>
  holds(formulas.find((tex) => tex.includes('^'))!, { x: option.value!.exact! }),
);
