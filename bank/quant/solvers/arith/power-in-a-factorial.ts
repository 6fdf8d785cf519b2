/** Multiplies the factorial out and divides as long as nothing is left. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas }) => {
  const base = BigInt(/^(\d+)\^/.exec(formulas[1]!)![1]!);
  const n = Number(/^(\d+)!/.exec(formulas[2]!)![1]);
  let product = range(1, n).reduce((before, i) => before * BigInt(i), 1n);
  let times = 0;
  for (; product % base === 0n; times++) product /= base;
  return times;
});
