/** Tries every quarter between -200 and 200 as the unknown, sorts and compares. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) =>
  sumOf(
    range(-800, 800)
      .map((i) => i / 4)
      .filter((x) => {
        const list = [...numbers.slice(0, 4), x].sort((a, b) => a - b);
        return sumOf(list) === 5 * list[2]!;
      }),
  ),
);
