/** Finds each moon as a small semicircle less the segment that the large circle cuts off beyond the leg. */
import { figureOf, solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const isBare = seen.numbers.length === 0;
  const { segments } = figureOf(seen, 'geometry');
  const labels = segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (!isBare && labels.join() !== seen.numbers.join()) throw new Error('the figure says something else');
  const shapes = isBare
    ? [
        [1, 1],
        [3, 4],
        [5, 12],
        [2, 9],
        [0.3, 7],
      ]
    : [seen.numbers];
  for (const [p, q] of shapes as [number, number][]) {
    const radius = Math.hypot(p, q) / 2;
    const moon = (leg: number): number => {
      const angle = 2 * Math.asin(leg / (2 * radius));
      const segment = (radius * radius * (angle - Math.sin(angle))) / 2;
      return (Math.PI * leg * leg) / 8 - segment;
    };
    const shaded = moon(p) + moon(q);
    const worth = (quantity: string): number =>
      quantity.includes('shaded')
        ? shaded
        : quantity.includes('triangle')
          ? (p * q) / 2
          : evaluate(quantity).approx;
    yield [worth(seen.a), worth(seen.b)];
  }
});
