/** Tries every point of the grid as the fourth vertex, keeps those that make a parallelogram, and tests each statement on all. */
import type { Point } from '#core/questions/figures.ts';
import { range } from '../../arithmetic.ts';
import { figureOf, solveChoices } from '../../solver.ts';

/** The vertices in order around the figure. */
type Shape = readonly [Point, Point, Point, Point];

export const solver = solveChoices((seen, { text, value }) => {
  const named = Object.fromEntries(figureOf(seen, 'plane').points!.map(({ at, label }) => [label!, at]));
  const [p, q, r] = [named.P!, named.Q!, named.R!];
  if (seen.numbers.join() !== [...p, ...q, ...r].join()) throw new Error('the figure shows other points');
  const is = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
  const step = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1]];
  const shapes: Shape[] = [];
  for (const x of range(-20, 20))
    for (const y of range(-20, 20))
      for (const [a, b, c] of [
        [p, q, r],
        [q, p, r],
        [p, r, q],
      ] as const)
        if (is(step(a, b), step([x, y], c))) shapes.push([a, b, c, [x, y]]);
  const area = (shape: Shape): number =>
    Math.abs(
      shape.reduce((sum, [x, y], i) => {
        const [u, v] = shape[(i + 1) % 4]!;
        return sum + x * v - u * y;
      }, 0),
    ) / 2;
  const isDiagonal = ([a, b, c, d]: Shape, s: Point, t: Point): boolean =>
    [
      [a, c],
      [b, d],
    ].some(([m, n]) => (is(m!, s) && is(n!, t)) || (is(m!, t) && is(n!, s)));
  const holdsFor = (shape: Shape): boolean => {
    const [a, , c, d] = shape;
    const diagonals = [isDiagonal(shape, p, q), isDiagonal(shape, q, r), isDiagonal(shape, p, r)];
    if (text.includes('area')) return area(shape) === value!.approx;
    if (text.includes('sum of the coordinates'))
      return ((d[0] + d[1]) % 2 === 0) === text.includes('even integer');
    if (text.includes('first quadrant')) return d[0] > 0 && d[1] > 0;
    if (text.includes('midpoint')) return is([a[0] + c[0], a[1] + c[1]], [q[0] + r[0], q[1] + r[1]]);
    if (text.includes('Exactly two')) return diagonals.filter((found) => !found).length === 2;
    if (text.includes('is a side')) return !diagonals[0]!;
    const [, x, y] = /vertex is \$\((-?\d+), (-?\d+)\)/.exec(text)!;
    return is(d, [Number(x), Number(y)]);
  };
  if (shapes.length !== 3) throw new Error('not three parallelograms');
  return shapes.every(holdsFor);
});
