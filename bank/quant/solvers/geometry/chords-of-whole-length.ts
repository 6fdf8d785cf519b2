/** Turns a chord about the point through half a turn and counts how often its length passes or touches a whole number. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [r, d] = seen.numbers as [number, number];
  const label = Number(figureOf(seen, 'geometry').segments[0]!.label);
  if (label !== d || d >= r) throw new Error('the figure says something else');
  /** By the direction of the chord against OP. */
  const length = (degrees: number): number =>
    2 * Math.sqrt(r * r - (d * Math.sin((degrees * Math.PI) / 180)) ** 2);
  // Odd places, so that no sample is the shortest chord or the diameter itself.
  const samples = range(0, 7200).map((i) => length((i + 0.37) / 40));
  let found = 0;
  for (const whole of range(1, 2 * r)) {
    for (const degrees of [0, 90]) if (Math.abs(length(degrees) - whole) < 1e-9) found++;
    const sides = samples.map((sample) => Math.sign(sample - whole));
    found += sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  }
  return found;
});
