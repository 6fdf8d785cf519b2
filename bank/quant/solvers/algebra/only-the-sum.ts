/** Takes one value of y after the other and finds x and z from the two equations by Cramer's rule. */
import { div, mul, sub } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ formulas, a, b }) {
  const rows = formulas.map((tex) => {
    const [left = '', right = ''] = tex.split('=');
    const at = (x: number, y: number, z: number) => evaluate(left, { x, y, z }).exact!;
    return { p: at(1, 0, 0), q: at(0, 1, 0), r: at(0, 0, 1), c: evaluate(right).exact! };
  });
  const [f, g] = rows;
  for (const y of range(-120, 120)) {
    const [c, d] = [sub(f!.c, mul(f!.q, y)), sub(g!.c, mul(g!.q, y))];
    const det = sub(mul(f!.p, g!.r), mul(g!.p, f!.r));
    const x = div(sub(mul(c, g!.r), mul(d, f!.r)), det);
    const z = div(sub(mul(f!.p, d), mul(g!.p, c)), det);
    yield [evaluate(a, { x, y, z }), evaluate(b, { x, y, z })];
  }
});
