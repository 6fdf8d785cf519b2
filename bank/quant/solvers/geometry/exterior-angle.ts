/** Goes through all triangles with angles in steps of two and a half degrees. */
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const given = formulas.at(-1)!;
  for (let x = 2.5; x < 180; x += 2.5)
    for (let y = 2.5; x + y < 180; y += 2.5) {
      const inner = 180 - x - y;
      const at = { x, y, z: 180 - inner };
      if (holds(given, at)) yield [evaluate(a, at), evaluate(b, at)];
    }
});
