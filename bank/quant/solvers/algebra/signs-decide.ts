/** Tries all pairs of eighths between -3 and 3 that the condition allows. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

const values = range(-24, 24).map((i) => div(i, 8));

export const solver = solveChoices(({ formulas: [given] }, { formulas: [claim] }) =>
  values.every((x) => values.every((y) => !holds(given!, { x, y }) || holds(claim!, { x, y }))),
);
