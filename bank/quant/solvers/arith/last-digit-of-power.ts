/** Multiplies step by step and keeps only the last digit. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [base, exponent] }) => {
  let digit = 1;
  for (let i = 0; i < exponent!; i++) digit = (digit * base!) % 10;
  return digit;
});
