/** Tries every odd number up to the given one. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [n] }) => range(1, n!, 2).filter((d) => n! % d === 0).length);
