/** Finds the common multiples by walking up the whole numbers, and tries each option on all of them. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [a, b] }, { numbers: [x] }) =>
  range(1, 5000)
    .filter((n) => n % a! === 0 && n % b! === 0)
    .every((n) => n % x! === 0),
);
