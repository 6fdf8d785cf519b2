/** Drives the rest at a thousand speeds, from hardly faster to absurdly fast, and sees which averages are passed. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [n, d, v] }, { numbers: [average] }) => {
  const reached = range(1, 1000).map((i) => {
    const rest = v! * 1.03 ** i;
    return d! / (n! / v! + (d! - n!) / rest);
  });
  return reached.some((speed) => speed > average!) && average! > v!;
});
