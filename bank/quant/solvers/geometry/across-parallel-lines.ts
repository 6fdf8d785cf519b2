/** Tries every x, and asks of the drawing whether the marked angles are the same size or fill a half turn. */
import { figureOf, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue((seen) => {
  const { points, angles = [] } = figureOf(seen, 'geometry');
  const drawn = angles.map(({ at: [a, b, c] }) => {
    const turn = (n: string): number =>
      Math.atan2(points[n]![1] - points[b]![1], points[n]![0] - points[b]![0]);
    const size = Math.abs(turn(a) - turn(c));
    return Math.min(size, 2 * Math.PI - size);
  });
  const isEqual = Math.abs(drawn[0]! - drawn[1]!) < 1e-6;
  const size = (i: number, x: number): number =>
    evaluate(/\$(.*)\$/.exec(angles[i]!.label!)![1]!, { x }).approx;
  for (let x = 1; x < 180; x++) {
    const [one, two] = [size(0, x), size(1, x)];
    if (one > 0 && two > 0 && (isEqual ? one === two : one + two === 180)) return x;
  }
  throw new Error('no such x');
});
