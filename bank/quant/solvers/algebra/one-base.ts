/** Puts one whole number after the other into the equation as it stands. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveValue(({ formulas: [given, letter] }) => {
  const fitting = range(-60, 60).filter((n) => holds(given!, { [letter!]: n }));
  if (fitting.length !== 1) throw new Error(`${fitting.length} whole numbers fit`);
  return fitting[0]!;
});
