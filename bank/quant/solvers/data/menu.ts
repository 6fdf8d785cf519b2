/** Lists every combination and strikes out those with the pair. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b, c] }) => {
  let count = 0;
  for (let i = 0; i < a!; i++)
    for (let j = 0; j < b!; j++) for (let k = 0; k < c!; k++) if (!(j === 0 && k === 0)) count++;
  return count;
});
