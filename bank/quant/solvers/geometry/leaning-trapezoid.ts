/** Puts the longer base on the axis, tries every place for the other two corners, and measures the area by the corners. */
import { range } from '../../arithmetic.ts';
import { figureOf, numbersIn, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* (seen) {
  const [h, ab, cd, ad] = seen.numbers as [number, number, number, number];
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (labels.join() !== [ab, cd, ad].join()) throw new Error('the figure says something else');
  const isA = seen.a.includes('trapezoid');
  const bound = numbersIn(isA ? seen.b : seen.a)[0]!;
  // A at 0, D at ad on the axis; B and C at height h, B left of C so that the sides do not cross.
  for (const b of range(-80, 160))
    for (const c of range(b + 1, 160)) {
      if (b * b + h * h !== ab * ab || (c - ad) ** 2 + h * h !== cd * cd || c - b >= ad) continue;
      const corners = [[0, 0] as const, [b, h] as const, [c, h] as const, [ad, 0] as const];
      const twice = corners.reduce((sum, [x, y], i) => {
        const [u, v] = corners[(i + 1) % 4]!;
        return sum + x * v - u * y;
      }, 0);
      const area = Math.abs(twice) / 2;
      yield isA ? [area, bound] : [bound, area];
    }
});
