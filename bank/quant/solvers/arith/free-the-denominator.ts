/** Multiplies each option by the denominator and looks whether the numerator comes out, in decimals. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ formulas: [tex], numbers: [k, m, n] }, { value }) => {
  const below = Math.sqrt(m!) + (tex!.includes('-') ? -1 : 1) * Math.sqrt(n!);
  return Math.abs(value!.approx * below - k!) < 1e-9;
});
