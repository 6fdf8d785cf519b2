/** Places the circle and its two points by coordinates, moves a third point around it, and measures the angle there. */
import { range } from '../../arithmetic.ts';
import { figureOf, numbersIn, solveComparison } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const angle = seen.numbers[0]!;
  if (Number.parseFloat(figureOf(seen, 'geometry').angles![0]!.label!) !== angle)
    throw new Error('the figure says something else');
  const at = (degrees: number): readonly [number, number] => [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  // The tangents at t and -t meet on the right; half the angle between them is 90 less t.
  const t = 90 - angle / 2;
  const [a, b] = [at(t), at(-t)];
  const isA = seen.a === 'x';
  const condition = seen.formulas.find((tex) => tex.includes('x >'));
  const bound = numbersIn(isA ? seen.b : seen.a)[0]!;
  for (const step of range(1, 119)) {
    const turn = t + 3 * step + 0.2;
    const c = at(turn);
    const [u, v] = [
      [a[0] - c[0], a[1] - c[1]],
      [b[0] - c[0], b[1] - c[1]],
    ] as const;
    const size = Math.acos((u[0]! * v[0]! + u[1]! * v[1]!) / (Math.hypot(...u) * Math.hypot(...v)));
    const degrees = Math.round((size * 180 * 1e6) / Math.PI) / 1e6;
    if (condition !== undefined && !holds(condition, { x: degrees })) continue;
    yield isA ? [degrees, bound] : [bound, degrees];
  }
});
