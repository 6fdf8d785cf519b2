/** Adds the terms up one by one. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ stem, numbers: [first] }, { numbers: [k] }) => {
  let total = 0;
  for (let i = 0; i < k!; i++) total += first! + i;
  return total % 2 === (stem.includes('is an odd integer') ? 1 : 0);
});
