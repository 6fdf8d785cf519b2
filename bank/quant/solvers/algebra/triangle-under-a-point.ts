/** Turns the line through many slopes and sees whether the area passes through the value. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveChoices } from '../../solver.ts';

export const solver = solveChoices((seen, { value }) => {
  const [p, q] = figureOf(seen, 'plane').points![0]!.at;
  const area = (steep: number): number => ((p + q / steep) * (q + p * steep)) / 2;
  // Slopes from a thousandth to a thousand, in equal factors; the area falls and then rises along them.
  const areas = range(0, 6000).map((i) => area(10 ** (i / 1000 - 3)));
  const least = areas.reduce((low, x) => Math.min(low, x));
  return value!.approx > least - 1e-4 && value!.approx < Math.max(areas[0]!, areas.at(-1)!);
});
