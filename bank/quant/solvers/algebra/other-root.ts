/** Tries values of k until the known number solves the equation, then looks for another number that does. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveValue(({ stem, formulas }) => {
  const given = formulas[0]!;
  const r = Number(formulas.find((tex) => /^x = /.test(tex))!.slice(4));
  const k = range(-200, 200).find((candidate) => holds(given, { x: r, k: candidate }))!;
  if (stem.includes('value of $k$')) return k;
  return range(-60, 60).find((x) => x !== r && holds(given, { x, k }))!;
});
