/** Goes through all sixtieths from -8 to 8 and looks for the product among them, in whole sixtieths. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

const sixtieths = range(-480, 480);

export const solver = solveChoices((_, { numbers: [n] }) =>
  sixtieths.some((i) => i * Math.floor(i / 60) === 60 * n!),
);
