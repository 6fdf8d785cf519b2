/** Places both chords on the circle by coordinates, in all positions, and measures the quadrilateral by its corners. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers }, { value }) => {
  const [radius, first, second] = numbers as [number, number, number];
  const level = (chord: number): number => radius * Math.sin(Math.acos(chord / 2 / radius));
  return [1, -1].some((side) => {
    const [up, other] = [level(first), side * level(second)];
    const corners = [
      [-first / 2, up],
      [first / 2, up],
      [second / 2, other],
      [-second / 2, other],
    ] as const;
    const twice = corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % 4]!;
      return sum + x * v - u * y;
    }, 0);
    return Math.abs(Math.abs(twice) / 2 - value!.approx) < 1e-6;
  });
});
