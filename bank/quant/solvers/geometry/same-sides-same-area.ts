/** Goes through the third sides: Heron's formula gives each an area, and pairs of equal area are compared. */
import { range } from '../../arithmetic.ts';
import { figureOf, numbersIn, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* (seen) {
  const [p, q] = seen.numbers as [number, number];
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (labels.join() !== [p, q, p, q].join()) throw new Error('the figure says something else');
  // Sixteen times the square of the area, from the squares of the sides: all of it in whole numbers.
  const area = (s: number): number => 4 * p * p * q * q - (p * p + q * q - s) ** 2;
  const squares = range((q - p) ** 2 + 1, (p + q) ** 2 - 1);
  const isLonger = seen.formulas.some((tex) => tex.includes('BC > EF'));
  const angle = (s: number): number => (Math.acos((p * p + q * q - s) / (2 * p * q)) * 180) / Math.PI;
  const worth = (text: string, bc: number, ef: number): number => {
    if (text.includes('BC^{2} + EF^{2}')) return bc + ef;
    if (text.includes('sum of')) return angle(bc) + angle(ef);
    if (text.includes('angle $A$')) return angle(bc);
    if (text.includes('angle $D$')) return angle(ef);
    if (text.includes('BC')) return Math.sqrt(bc);
    if (text.includes('EF')) return Math.sqrt(ef);
    return numbersIn(text)[0]!;
  };
  for (const bc of squares)
    for (const ef of squares)
      if (area(bc) === area(ef) && (!isLonger || bc > ef))
        yield [worth(seen.a, bc, ef), worth(seen.b, bc, ef)];
});
