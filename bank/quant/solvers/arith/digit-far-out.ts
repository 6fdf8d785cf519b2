/** Divides by hand, one digit after the other. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, q, place] }) => {
  let [rest, digit] = [p! % q!, 0];
  for (let i = 0; i < place!; i++) {
    digit = Math.floor((10 * rest) / q!);
    rest = (10 * rest) % q!;
  }
  return digit;
});
