/** Goes through polygons and compares with the sum of the interior angles. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [given] }) => {
  for (let n = 3; n < 500; n++) {
    const sum = 180 * (n - 2);
    if (stem.includes('times') ? n * 180 - sum === sum / given! : sum === given! * n) return n;
  }
  throw new Error('no such polygon');
});
