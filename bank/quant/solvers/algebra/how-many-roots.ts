/** Looks at the lowest (or highest) point of the parabola instead of the discriminant: on which side of 0 does it lie? */
import { add, compare, div, mul, sub } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveChoices(({ stem, formulas }, option) => {
  const left = formulas.find((tex) => tex.includes('= 0'))!.split('=')[0]!;
  const k = option.value!.exact!;
  const at = (x: Parameters<typeof add>[0]) => evaluate(left, { x, k }).exact!;
  // Second difference and slope at 0 from three values.
  const a = div(sub(add(at(1), at(-1)), mul(2, at(0))), 2);
  const b = div(sub(at(1), at(-1)), 2);
  const turning = at(div(mul(-1, b), mul(2, a)));
  const crossing = -compare(turning, 0) * compare(a, 0);
  const wanted = stem.includes('no real') ? -1 : stem.includes('exactly one') ? 0 : 1;
  return crossing === wanted;
});
