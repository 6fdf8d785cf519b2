/** Finds the third sides and the areas by Heron's formula, for every pair of angles that the conditions allow. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveComparison } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const figure = figureOf(seen, 'geometry');
  const side = (ends: string): number => Number(figure.segments.find((s) => s.ends.join('') === ends)?.label);
  const area = (p: number, q: number, degrees: number): number => {
    const r = Math.sqrt(p * p + q * q - 2 * p * q * Math.cos((degrees * Math.PI) / 180));
    const s = (p + q + r) / 2;
    return Math.sqrt(s * (s - p) * (s - q) * (s - r));
  };
  const conditions = seen.formulas.filter((tex) => /[xy]/.test(tex));
  const choices = (label: string): number[] =>
    label.includes('$') ? range(5, 175, 5) : [Number.parseFloat(label)];
  const [first, second] = figure.angles!.map(({ label }) => choices(label!));
  for (const x of first!)
    for (const y of second!) {
      if (!conditions.every((tex) => holds(tex, { x, y }))) continue;
      const areas = [area(side('PQ'), side('QR'), x), area(side('ST'), side('TU'), y)] as const;
      yield seen.a.includes('PQR') ? areas : [areas[1], areas[0]];
    }
});
