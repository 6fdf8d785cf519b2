/** Puts in numbers for x until the middle pair balances on the median, then levels the list out. */

import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas, numbers }) => {
  const median = numbers[5]!;
  for (let x = 0; x < 100; x += 0.5) {
    const list = formulas[0]!.split(',').map((part) => (part.trim() === 'x' ? x : Number(part)));
    if (list.some((value, i) => i > 0 && value < list[i - 1]!)) continue;
    const sorted = [...list].sort((p, q) => p - q);
    if (sorted[2]! + sorted[3]! === 2 * median) return div(sumOf(list), list.length);
  }
  throw new Error('no such x');
});
