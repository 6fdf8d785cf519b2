/** Chooses values of y, works out the other two from the equations as they stand, and compares. */
import { div, sub } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, numbers, a, b }) {
  const equations = formulas.filter((tex) => tex.includes('='));
  const [p, q, r, s] = numbers as [number, number, number, number];
  for (const y of [-7, -3, -1, div(1, 2), 1, div(7, 3), 6, 7, 11]) {
    const letters = { x: sub(q, div(p, y)), y, z: div(r, sub(s, y)) };
    if (equations.every((tex) => holds(tex, letters))) yield [evaluate(a, letters), evaluate(b, letters)];
  }
});
