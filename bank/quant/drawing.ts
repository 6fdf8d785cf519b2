/** Places for the points of a figure: for drawings alone, never for a key. */
import type { Point } from '#core/questions/figures.ts';
import { roundTo } from './arithmetic.ts';

/** The point at this distance from a center, in this direction; degrees are counted counterclockwise from the right. */
export function polar(distance: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  const turn = (degrees * Math.PI) / 180;
  return [roundTo(x + distance * Math.cos(turn), 3), roundTo(y + distance * Math.sin(turn), 3)];
}

/** The point that divides the way from one point to another: 0 is the one, 1 the other. */
export const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  roundTo(x + (u - x) * share, 3),
  roundTo(y + (v - y) * share, 3),
];
