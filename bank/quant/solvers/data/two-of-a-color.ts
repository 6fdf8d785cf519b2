/** Numbers the things, writes down every ordered pair of different ones, and counts. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [m, n] }) => {
  const things = [...Array(m).fill('first'), ...Array(n).fill('second')];
  let [same, all] = [0, 0];
  things.forEach((one, i) => {
    things.forEach((other, j) => {
      if (i === j) return;
      all++;
      if (one === other) same++;
    });
  });
  return div(same, all);
});
