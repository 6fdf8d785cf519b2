/** Builds the triangle from its three sides in coordinates and measures the distance of D and E. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const [ad, db, ae, ec, bc] = numbers as [number, number, number, number, number];
  const [ab, ac] = [ad + db, ae + ec];
  // A at the origin, B to the right of it.
  const x = (ab * ab + ac * ac - bc * bc) / (2 * ab);
  const y = Math.sqrt(ac * ac - x * x);
  const [ex, ey] = [(x * ae) / ac, (y * ae) / ac];
  return Math.round(Math.hypot(ex - ad, ey) * 1e6) / 1e6;
});
