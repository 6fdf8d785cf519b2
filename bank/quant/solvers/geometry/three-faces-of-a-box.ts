/** Tries every box with whole edges and looks for the three areas among its six faces. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const [p, again, q] = seen.numbers as [number, number, number];
  const most = Math.max(p, again, q);
  const isA = seen.a.includes('volume');
  const bound = evaluate((isA ? seen.b : seen.a).replace(/,/g, ''));
  for (const x of range(1, most))
    for (const y of range(x, most))
      for (const z of range(y, most)) {
        const faces = [x * y, x * y, y * z, y * z, x * z, x * z];
        const fits = [p, again, q].every((area) => {
          const at = faces.indexOf(area);
          if (at >= 0) faces.splice(at, 1);
          return at >= 0;
        });
        if (fits) yield isA ? [x * y * z, bound] : [bound, x * y * z];
      }
});
