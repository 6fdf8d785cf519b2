/** Cuts the plane into thin columns to measure the regions, and follows the circles in small steps to measure outlines. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const r = seen.numbers[0]!;
  const isOverlap = seen.stem.includes('inside both');
  const isAll = seen.stem.includes('at least one');
  const steps = 400_000;
  const measure = seen.stem.includes('the area') ? area() : outline();
  /** Columns from the left end of one circle to the right end of the other. */
  function area(): number {
    const width = (3 * r) / steps;
    let found = 0;
    for (let i = 0; i < steps; i++) {
      const x = -r + (i + 0.5) * width;
      const [a, b] = [x, x - r].map((u) => Math.sqrt(Math.max(0, r * r - u * u))) as [number, number];
      const height = isOverlap ? Math.min(a, b) : isAll ? Math.max(a, b) : Math.max(0, a - b);
      found += 2 * height * width;
    }
    return found;
  }
  /** Of one circle the steps inside the other, or those outside; the other circle has as many. */
  function outline(): number {
    let inside = 0;
    for (let i = 0; i < steps; i++) {
      const turn = ((i + 0.5) * 2 * Math.PI) / steps;
      if (Math.hypot(r * Math.cos(turn) - r, r * Math.sin(turn)) < r) inside++;
    }
    return 2 * 2 * Math.PI * r * ((isOverlap ? inside : steps - inside) / steps);
  }
  return seen.options.find(({ value }) => Math.abs(value!.approx - measure) < 1e-4 * r)?.value ?? measure;
});
