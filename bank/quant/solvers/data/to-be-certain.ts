/** Goes through every way the draw can turn out and takes the largest without success. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [n1, n2, n3, n4, wanted] }) => {
  let most = 0;
  for (const x of range(0, n1!))
    for (const y of range(0, n2!))
      for (const z of range(0, n3!))
        for (const w of range(0, n4!)) {
          const drawn = [x, y, z, w];
          if (drawn.filter((n) => n >= wanted!).length < 2) most = Math.max(most, sumOf(drawn));
        }
  return most + 1;
});
