/** Second calculations for the lesson on triangles. */
import type { Calculations } from '../checks/verify.ts';

type Point = [x: number, y: number];
const area = ([a, b]: Point, [c, d]: Point, [e, f]: Point): number =>
  Math.abs((c - a) * (f - b) - (e - a) * (d - b)) / 2;

export const calculations: Calculations = {
  /** By coordinates, in a triangle of area 60. */
  'example-2': () => {
    const [a, b, c]: [Point, Point, Point] = [
      [4, 10],
      [0, 0],
      [12, 0],
    ];
    if (area(a, b, c) !== 60) throw new RangeError('the triangle has another area');
    const d: Point = [a[0] + ((b[0] - a[0]) * 2) / 3, a[1] + ((b[1] - a[1]) * 2) / 3];
    const e: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    return area(a, d, e);
  },
};
