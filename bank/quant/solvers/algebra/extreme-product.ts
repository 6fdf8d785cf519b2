/** Multiplies every pair of halves in the two ranges. */
import { div, mul, toNumber } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveValue(({ stem, formulas }) => {
  const halves = range(-30, 30).map((i) => div(i, 2));
  const fitting = (name: string) =>
    halves.filter((value) => holds(formulas.find((tex) => tex.includes(`le ${name} `))!, { [name]: value }));
  const products = fitting('x').flatMap((x) => fitting('y').map((y) => toNumber(mul(x, y))));
  return stem.includes('greatest') ? Math.max(...products) : Math.min(...products);
});
