/** Puts the triangle on a grid fine enough for all the points of division and takes both areas by coordinates. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

type Place = [number, number];

export const solver = solveValue(({ numbers }) => {
  const [p, q, r, s, t, u] = numbers as [number, number, number, number, number, number];
  const size = (p + q) * (r + s) * (t + u);
  const [a, b, c]: Place[] = [
    [0, 0],
    [size, 0],
    [0, size],
  ];
  const on = (from: Place, to: Place, one: number, rest: number): Place => [
    from[0] + ((to[0] - from[0]) * one) / (one + rest),
    from[1] + ((to[1] - from[1]) * one) / (one + rest),
  ];
  const twice = (k: Place, l: Place, m: Place): number =>
    Math.abs((l[0] - k[0]) * (m[1] - k[1]) - (m[0] - k[0]) * (l[1] - k[1]));
  const inner = twice(on(a!, b!, p, q), on(b!, c!, r, s), on(c!, a!, t, u));
  return div(Math.round(inner), size * size);
});
