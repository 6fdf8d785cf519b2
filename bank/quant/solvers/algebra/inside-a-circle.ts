/** Compares distances as decimals. */
import { toNumber } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

const read = (tex: string): number[] => signedNumbersOf(tex).map(toNumber);

export const solver = solveChoices(({ stem, formulas }, option) => {
  const [center, edge] = formulas.filter((tex) => tex.startsWith('(')).map(read);
  const distance = ([x, y]: number[]): number => Math.hypot(x! - center![0]!, y! - center![1]!);
  const gap = distance(read(option.formulas[0]!)) - distance(edge!);
  if (stem.includes('on the circle')) return Math.abs(gap) < 1e-9;
  return stem.includes('inside') ? gap < -1e-9 : gap > 1e-9;
});
