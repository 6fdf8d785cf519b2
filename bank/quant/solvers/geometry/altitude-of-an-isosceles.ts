/** Builds isosceles triangles of every half degree from coordinates and measures the angles that their altitudes make. */
import { range } from '../../arithmetic.ts';
import { numbersIn, solveComparison } from '../../solver.ts';

type Place = readonly [number, number];

export const solver = solveComparison(function* (seen) {
  const wanted = seen.numbers[0]!;
  const degrees = (u: Place, v: Place): number =>
    (Math.acos((u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v))) * 180) / Math.PI;
  const minus = (p: Place, q: Place): Place => [p[0] - q[0], p[1] - q[1]];
  const found = range(1, 359).filter((half) => {
    const turn = (half / 2) * (Math.PI / 180);
    const corners: Place[] = [
      [0, 0],
      [1, 0],
      [Math.cos(turn), Math.sin(turn)],
    ];
    return corners.some((top, i) => {
      const [p, q] = [corners[(i + 1) % 3]!, corners[(i + 2) % 3]!];
      const side = minus(q, p);
      const along = (minus(top, p)[0] * side[0] + minus(top, p)[1] * side[1]) / (side[0] ** 2 + side[1] ** 2);
      const altitude = minus([p[0] + along * side[0], p[1] + along * side[1]], top);
      if (Math.hypot(...altitude) < 1e-9) return false;
      return [p, q].some((end) => Math.abs(degrees(minus(end, top), altitude) - wanted) < 1e-6);
    });
  }).length;
  const isA = seen.a.includes('possible');
  const bound = numbersIn(isA ? seen.b : seen.a)[0]!;
  yield isA ? [found, bound] : [bound, found];
});
