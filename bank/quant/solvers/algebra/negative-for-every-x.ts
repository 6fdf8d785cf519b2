/** Tries every integer k within reach at many numbers x, near 0 and far from it. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

const places = [...range(-12, 12).map((n) => n / 2), -5000, 5000];

export const solver = solveValue(({ formulas }) => {
  const given = formulas.find((tex) => tex.includes('x^{2}'))!;
  return range(-40, 40).filter((k) => places.every((x) => holds(given, { k, x }))).length;
});
