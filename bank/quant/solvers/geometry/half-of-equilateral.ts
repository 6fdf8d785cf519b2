/** Scales the drawing to the given length and measures its area in coordinates. */
import { figureOf, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue((seen) => {
  const { points } = figureOf(seen, 'geometry');
  const [, ends = ''] = /\$([A-D]{2}) = /.exec(seen.stem)!;
  const [p, q] = [points[ends[0]!]!, points[ends[1]!]!];
  const scale = seen.numbers[0]! / Math.hypot(p[0] - q[0], p[1] - q[1]);
  const area = points.C![0] * points.C![1] * scale * scale;
  const near = seen.options.find(
    ({ formulas, value }) =>
      Math.abs((formulas[0] ? evaluate(formulas[0]).approx : value!.approx) - area) < area / 500,
  );
  return near?.value ?? area;
});
