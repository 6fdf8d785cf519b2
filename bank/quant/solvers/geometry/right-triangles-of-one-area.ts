/** Puts the side on a line, takes every place along it where one of the three dot products is 0, and doubles for the other side. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas, numbers }) => {
  const points = formulas.flatMap((tex) => {
    const [, x, y] = /^\((-?\d+), (-?\d+)\)$/.exec(tex) ?? [];
    return x === undefined ? [] : [[Number(x), Number(y)] as const];
  });
  const [[ax, ay], [bx, by]] = points as [readonly [number, number], readonly [number, number]];
  const length = Math.abs(bx - ax) + Math.abs(by - ay);
  const height = (2 * numbers.at(-1)!) / length;
  // A at 0 and B at the length along the side; C at t along it and the height away. Dot products say where it is right.
  const isRight = (t: number): boolean =>
    [t, t - length, t * (t - length) + height * height].some((dot) => Math.abs(dot) < 1e-9);
  const roots = [0, length];
  const inside = (length / 2) ** 2 - height * height;
  if (inside >= 0) for (const sign of [1, -1]) roots.push(length / 2 + sign * Math.sqrt(inside));
  const places = new Set([...roots, ...range(-length, 2 * length)].filter(isRight).map((t) => t.toFixed(6)));
  return 2 * places.size;
});
