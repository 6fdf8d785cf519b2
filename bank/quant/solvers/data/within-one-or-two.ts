/** Integrates the bell curve and takes the option nearest to that part of all. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [n, mean, sd] = seen.numbers as [number, number, number];
  const [low, high] = seen.numbers.slice(-2) as [number, number];
  const slices = 20_000;
  const width = (high - low) / slices;
  let part = 0;
  for (let i = 0; i < slices; i++) {
    const z = (low + (i + 0.5) * width - mean) / sd;
    part += (Math.exp((-z * z) / 2) / (sd * Math.sqrt(2 * Math.PI))) * width;
  }
  const off = (x: number): number => Math.abs(x - part * n);
  const nearest = [...seen.options].sort((p, q) => off(p.value!.approx) - off(q.value!.approx))[0]!;
  // Rounded parts may be off by a percent at most.
  if (off(nearest.value!.approx) > 0.012 * n) throw new Error(`nothing near ${part * n}`);
  return nearest.value!;
});
