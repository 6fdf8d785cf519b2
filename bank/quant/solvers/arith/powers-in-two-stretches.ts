/** Tries all tenths from -5 to 5 that the condition allows. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

// 0 is no solution of any of the conditions, and has no reciprocal.
const values = range(-50, 50)
  .filter((i) => i !== 0)
  .map((i) => div(i, 10));

export const solver = solveChoices(({ formulas: [given] }, { formulas: [claim] }) =>
  values.every((x) => !holds(given!, { x }) || holds(claim!, { x })),
);
