/** Starts with a number of units that divides well and takes the parts away in whole units. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b, c, d] }) => {
  const whole = b! * d! * 60;
  let left = whole;
  left -= (left / b!) * a!;
  left -= (left / d!) * c!;
  return div(left, whole);
});
