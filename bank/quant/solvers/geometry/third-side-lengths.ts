/** Asks whether the triangle has an area, by Heron's formula. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [a, b] }, { numbers: [c] }) => {
  const s = (a! + b! + c!) / 2;
  const squared = s * (s - a!) * (s - b!) * (s - c!);
  return squared > 0;
});
