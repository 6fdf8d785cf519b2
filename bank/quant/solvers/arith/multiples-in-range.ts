/** Walks through the whole range and divides every number. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers }) => {
  const k = Number(/(?:multiples? of|divisible by) (\d+)/.exec(stem)![1]);
  const ends = numbers.filter((n) => n !== k);
  return range(ends[0]!, ends[1]!).filter((n) => n % k === 0).length;
});
