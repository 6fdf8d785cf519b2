/** Tries sum and difference of the radii for each of the three distances and keeps what makes a triangle. */
import { sumOf } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers }, { value }) => {
  const [a, b, c] = numbers as [number, number, number];
  const apart = (p: number, q: number): number[] => [p + q, Math.abs(p - q)];
  return apart(a, b).some((ab) =>
    apart(b, c).some((bc) =>
      apart(a, c).some((ac) => {
        const sides = [ab, bc, ac];
        const isTriangle = 2 * Math.max(...sides) < sumOf(sides);
        return isTriangle && sumOf(sides) === value!.approx;
      }),
    ),
  );
});
