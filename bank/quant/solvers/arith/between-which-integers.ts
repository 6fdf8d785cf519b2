/** Counts up until the power passes the number. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, formulas: [root] }) => {
  const [, inside] = /\{(\d+(?:\{,\}\d+)?)\}$/.exec(root!)!;
  const n = Number(inside!.replace('{,}', ''));
  const degree = root!.includes('[3]') ? 3 : 2;
  let k = 1;
  while ((k + 1) ** degree < n) k++;
  return stem.includes('less than') ? k : k + 1;
});
