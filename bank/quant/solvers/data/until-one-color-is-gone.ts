/** Follows the drawing step by step, from what is in the box, and adds up the probabilities of the ends. */
import { add, div, mul, type Rational, rational } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [first, second, wanted] = numbers as [number, number, number];
  const chance = (x: number, y: number): Rational => {
    if (x === 0 || y === 0) return rational(x + y === wanted ? 1 : 0);
    return add(mul(div(x, x + y), chance(x - 1, y)), mul(div(y, x + y), chance(x, y - 1)));
  };
  return chance(first, second);
});
