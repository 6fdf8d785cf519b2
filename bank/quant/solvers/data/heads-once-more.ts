/** Lists every coin with every course of tosses, keeps those that agree with what was seen, and counts the last toss. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [total, sure, , times] = numbers as [number, number, number, number];
  let [seen, again] = [0, 0];
  for (const coin of range(1, total))
    for (const course of range(0, 2 ** (times + 1) - 1)) {
      // Each bit is the side that lands up; side 0 is good on every coin, side 1 on the sure ones only.
      const results = range(0, times).map((i) => coin <= sure || ((course >> i) & 1) === 0);
      if (!results.slice(0, times).every(Boolean)) continue;
      seen++;
      if (results[times]) again++;
    }
  return div(again, seen);
});
