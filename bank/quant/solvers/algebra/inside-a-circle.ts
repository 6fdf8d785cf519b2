/** Compares distances as decimals. */
import { numbersIn, solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ stem, formulas }, option) => {
  const [center, edge] = formulas.filter((tex) => tex.startsWith('(')).map(numbersIn);
  const distance = ([x, y]: number[]): number => Math.hypot(x! - center![0]!, y! - center![1]!);
  const gap = distance(numbersIn(option.formulas[0]!)) - distance(edge!);
  if (stem.includes('on the circle')) return Math.abs(gap) < 1e-9;
  return stem.includes('inside') ? gap < -1e-9 : gap > 1e-9;
});
