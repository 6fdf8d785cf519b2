/** Opens the first angle half a degree at a time until the three angles fill what the figure lets them fill. */
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [p, q, r] = seen.numbers as [number, number, number];
  const { points } = figureOf(seen, 'geometry');
  // A and D on opposite sides of O: a straight angle.
  const whole = points.D ? 180 : 360;
  const asked = seen.formulas.at(-1)!;
  for (let x = 0.5; x < 360; x += 0.5) {
    const [y, z] = [(x * q) / p, (x * r) / p];
    if (Math.abs(x + y + z - whole) < 1e-9) return { x, y, z }[asked]!;
  }
  throw new Error('no such angles');
});
