/** Moves the third corner around the circle by small steps, and finds where two sides of the triangle become equal. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [angle] }, { value }) => {
  const at = (degrees: number): [number, number] => [
    Math.cos((degrees * Math.PI) / 180),
    Math.sin((degrees * Math.PI) / 180),
  ];
  const [a, b] = [at(0), at(angle!)];
  const far = (p: number[], q: number[]): number => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!);
  // All places are whole or half degrees, as the given angle is a multiple of 4.
  return range(1, 719).some((step) => {
    const c = at(step / 2);
    const [ab, bc, ca] = [far(a, b), far(b, c), far(c, a)];
    if (Math.min(bc, ca) < 1e-9) return false;
    if (![ab - bc, bc - ca, ca - ab].some((gap) => Math.abs(gap) < 1e-9)) return false;
    const cosine = (ab * ab + bc * bc - ca * ca) / (2 * ab * bc);
    return Math.abs((Math.acos(cosine) * 180) / Math.PI - value!.approx) < 1e-6;
  });
});
