/** Writes each of the ten digits into the gap and divides the whole number. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers }) => {
  const row = /right, (.*?)\. What/.exec(stem)![1]!.split(', ');
  const by = numbers.at(-1)!;
  const fits = range(0, 9).filter(
    (d) => Number(row.map((digit) => (digit === '$d$' ? d : digit)).join('')) % by === 0,
  );
  return Math.max(...fits);
});
