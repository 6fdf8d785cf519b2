/** Goes down from the smallest group and looks for numbers in the seven parts that fit. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [total, a, b, c] }) => {
  const fits = (all: number): boolean =>
    range(0, a! - all).some((ab) =>
      range(0, Math.max(-1, a! - all - ab)).some((ac) => {
        // What is left for those in the last two groups alone follows from the total.
        const bc = a! + b! + c! - 2 * all - ab - ac - total!;
        return bc >= 0 && a! >= all + ab + ac && b! >= all + ab + bc && c! >= all + ac + bc;
      }),
    );
  return range(0, Math.min(a!, b!, c!)).findLast(fits)!;
});
