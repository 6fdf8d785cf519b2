/** Puts A, B and F at convenient places, finds the other points by coordinates, and measures the quadrilateral. */
import { solveValue } from '../../solver.ts';

type Point = readonly [number, number];

export const solver = solveValue(({ numbers, options }) => {
  const [p, q, r] = numbers as [number, number, number];
  const [a, b, f]: Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as [Point, Point, Point];
  const past = (from: Point, over: Point, share: number): Point => [
    over[0] + (over[0] - from[0]) * share,
    over[1] + (over[1] - from[1]) * share,
  ];
  // Triangle ABF has the area 1/2 here and q in the question; E and D lie beyond F by the areas there.
  const [e, d] = [past(b!, f!, p / q), past(a!, f!, r / q)];
  // C on line AE, which passes through the origin, and on line BD.
  const t = (d[1] * 1) / (e[1] * (1 - d[0]) + d[1] * e[0]);
  const c: Point = [e[0] * t, e[1] * t];
  const corners = [c, d, f!, e];
  const twice = corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % 4]!;
    return sum + x * v - u * y;
  }, 0);
  const area = Math.abs(twice) * q;
  return options.find(({ value }) => Math.abs(value!.approx - area) < 1e-9)?.value ?? area;
});
