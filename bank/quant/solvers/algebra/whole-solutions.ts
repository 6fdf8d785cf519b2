/** Puts every integer from -200 to 200 into the inequality as it stands. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const given = formulas.find((tex) => tex.length > 3)!;
  return range(-200, 200).filter((x) => holds(given, { x })).length;
});
