/** Looks for the two numbers themselves by halving an interval, and puts them in. */
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas: [line, product, asked], numbers: [s, p] }) => {
  const [first = '', second = ''] = line!.match(/[a-z]/g) ?? [];
  const sign = line!.includes('-') ? -1 : 1;
  // Second letter from the first; beyond the vertex the product runs one way only.
  const other = (x: number): number => sign * (s! - x);
  let [low, high] = [s! / 2, 1000];
  const gap = (x: number): number => x * other(x) - p!;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (gap(middle) > 0 === gap(high) > 0) high = middle;
    else low = middle;
  }
  const letters = { [first]: String(low), [second]: `0 + (${other(low)})` };
  if (Math.abs(evaluate(product!.split('=')[0]!, letters).approx - p!) > 1e-9)
    throw new Error('no pair found');
  const found = evaluate(asked!, letters).approx;
  return Math.abs(found - Math.round(found)) < 1e-7 ? Math.round(found) : found;
});
