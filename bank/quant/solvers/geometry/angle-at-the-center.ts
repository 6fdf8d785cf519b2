/** Turns the angle through every half degree and adds up the triangles between the center and the sides. */
import { figureOf, solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

const sidesOf: Record<string, number> = { triangle: 3, square: 4, pentagon: 5, hexagon: 6, octagon: 8 };

export const solver = solveComparison(function* (seen) {
  const angle = seen.numbers[0]!;
  const n = sidesOf[/center of an? (?:equilateral |regular )?(\w+)/.exec(seen.stem)![1]!]!;
  if (Number.parseFloat(figureOf(seen, 'geometry').angles![0]!.label!) !== angle)
    throw new Error('two angles');
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  /** Area from the middle of a side, as seen from the center at distance 1 of the sides, up to this direction. */
  const upTo = (degrees: number): number => {
    const side = Math.floor((degrees + 180 / n) / (360 / n));
    return Math.tan(radians(180 / n)) * side + Math.tan(radians(degrees - (side * 360) / n)) / 2;
  };
  for (let half = 0; half < 720; half++) {
    const start = half / 2;
    yield [(upTo(start + angle) - upTo(start)) / upTo(360), evaluate(seen.b.replaceAll('$', ''))];
  }
});
