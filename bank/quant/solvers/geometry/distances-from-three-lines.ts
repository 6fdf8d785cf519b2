/** Draws the triangle of each height, goes to every point at the first two distances, and measures the third. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers }, { value }) => {
  const [p, q, r] = numbers as [number, number, number];
  const height = value!.approx;
  const half = height / Math.sqrt(3);
  // The base on the x-axis from -half to half; the side lines fall from the top to the left and to the right.
  const toLeft = (x: number, y: number): number => (Math.sqrt(3) * x - y + height) / 2;
  const toRight = (x: number, y: number): number => (-Math.sqrt(3) * x - y + height) / 2;
  return [p, -p].some((y) =>
    [q, -q].some((left) => {
      const x = (2 * left + y - height) / Math.sqrt(3);
      if (Math.abs(toLeft(x, y) - left) > 1e-9 || half <= 0) throw new Error('a slip of the solver');
      return Math.abs(Math.abs(toRight(x, y)) - r) < 1e-9;
    }),
  );
});
