/** Builds many rectangles around the point from its three distances, and measures the fourth in each. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* (seen) {
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  const [a, b, c] = seen.numbers as [number, number, number];
  if (labels.join() !== [a, b, c].join()) throw new Error('the figure says something else');
  for (const step of range(1, 99)) {
    // P at the origin; line AB passes below it, at this distance.
    const below = (Math.min(a, b) * step) / 100;
    const [left, right] = [Math.sqrt(a * a - below * below), Math.sqrt(b * b - below * below)];
    if (c <= right) continue;
    const above = Math.sqrt(c * c - right * right);
    const measured = Math.hypot(left, above);
    yield seen.a.includes('PD') ? [measured, Number(seen.b)] : [Number(seen.a), measured];
  }
});
