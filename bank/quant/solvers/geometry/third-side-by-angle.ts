/** Turns one side around by every half degree that the condition allows and measures the distance of the ends. */
import { figureOf, solveComparison } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const figure = figureOf(seen, 'geometry');
  const side = (ends: string): number => Number(figure.segments.find((s) => s.ends.join('') === ends)?.label);
  const [a, b] = [side('PQ'), side('QR')];
  const condition = seen.formulas.find((tex) => tex.startsWith('x'));
  for (let half = 2; half < 359; half++) {
    const x = half / 2;
    if (condition && !holds(condition, { x })) continue;
    const turn = (x * Math.PI) / 180;
    yield [Math.hypot(a * Math.cos(turn) - b, a * Math.sin(turn)), Number(seen.b)];
  }
});
