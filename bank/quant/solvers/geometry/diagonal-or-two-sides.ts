/** Lays the field out in coordinates; where only the perimeter is known, in very many shapes. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, b }) {
  const bound = Number(b);
  const saving = (w: number, h: number): number => w + h - Math.hypot(w, h);
  if (stem.includes('perimeter'))
    for (let i = 1; i < 400; i++)
      yield [saving((numbers[0]! / 2) * (i / 400), (numbers[0]! / 2) * (1 - i / 400)), bound];
  else yield [saving(numbers[0]!, numbers[1] ?? numbers[0]!), bound];
});
