/** Divides the fractions out to decimals. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(
  ({ numbers: [a, b, c, d] }, { value }) => a! / b! < value!.approx && value!.approx < c! / d!,
);
