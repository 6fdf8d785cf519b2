/** Gives everybody a rank and looks for the one whose place fits. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [n, p] }) => {
  for (let rank = 0; rank < n!; rank++) {
    let [below, above] = [0, 0];
    for (let other = 0; other < n!; other++) {
      if (other < rank) below++;
      if (other > rank) above++;
    }
    if (below * 100 === p! * n!) return above;
  }
  throw new Error('no such place');
});
