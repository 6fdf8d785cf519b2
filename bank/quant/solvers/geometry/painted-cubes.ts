/** Cuts the block and looks at every cube. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [a, b, c] }) => {
  const wanted = stem.includes('no face') ? 0 : stem.includes('one face') ? 1 : 2;
  let count = 0;
  for (let x = 1; x <= a!; x++)
    for (let y = 1; y <= b!; y++)
      for (let z = 1; z <= c!; z++) {
        const painted = [x === 1, x === a, y === 1, y === b, z === 1, z === c].filter(Boolean).length;
        if (painted === wanted) count++;
      }
  return count;
});
