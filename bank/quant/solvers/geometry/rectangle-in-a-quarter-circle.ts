/** Finds the corner on the arc by halving an interval, then walks around the region in small straight steps. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [r, perimeter] = seen.numbers as [number, number];
  let [low, high] = [0, Math.PI / 4];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (2 * r * (Math.cos(middle) + Math.sin(middle)) < perimeter) low = middle;
    else high = middle;
  }
  const [p, q] = [r * Math.cos(low), r * Math.sin(low)];
  const steps = 200_000;
  let walked = r - p + Math.hypot(p, q) + (r - q);
  for (let i = 0; i < steps; i++) {
    const [u, v] = [i, i + 1].map((k) => (k * Math.PI) / 2 / steps) as [number, number];
    walked += r * Math.hypot(Math.cos(u) - Math.cos(v), Math.sin(u) - Math.sin(v));
  }
  return seen.options.find(({ value }) => Math.abs(value!.approx - walked) < 1e-6)?.value ?? walked;
});
