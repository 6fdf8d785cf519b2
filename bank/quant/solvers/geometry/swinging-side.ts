/** Solves the law of cosines for the third side, and keeps every positive root. */
import { figureOf, solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const { segments, angles } = figureOf(seen, 'geometry');
  const [side, opposite] = segments.map(({ label = '0' }) => evaluate(label.replaceAll('$', '')).approx);
  const cosine = Math.cos((Number.parseFloat(angles![0]!.label!) * Math.PI) / 180);
  // x² - 2 side cos x + side² - opposite² = 0
  const inside = (side! * cosine) ** 2 - side! ** 2 + opposite! ** 2;
  const root = Math.abs(inside) < 1e-9 ? 0 : Math.sqrt(inside);
  for (const x of [side! * cosine + root, side! * cosine - root])
    if (x > 1e-9) yield seen.a.includes('AC') ? [x, evaluate(seen.b).approx] : [evaluate(seen.a).approx, x];
});
