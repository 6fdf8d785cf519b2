/** Tries all pairs of integers up to a size beyond which the product outgrows the other side. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const [left, right] = formulas.at(-1)!.split('=') as [string, string];
  const [x, y] = [...left.trim()] as [string, string];
  // What x and y bring to the right side.
  const [a, b] = [evaluate(right, { [x]: 1, [y]: 0 }).approx, evaluate(right, { [x]: 0, [y]: 1 }).approx];
  const all = range(-80, 80);
  return all.reduce((count, m) => count + all.filter((n) => m * n === a * m + b * n).length, 0);
});
