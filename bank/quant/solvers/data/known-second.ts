/** Draws all ordered pairs and keeps those that fit what is known. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [m, n] }) => {
  let [kept, wanted] = [0, 0];
  for (let i = 0; i < m! + n!; i++)
    for (let j = 0; j < m! + n!; j++) {
      if (i === j || (i >= m! && j >= m!)) continue;
      kept++;
      if (i < m! && j < m!) wanted++;
    }
  return div(wanted, kept);
});
