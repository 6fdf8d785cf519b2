/** Looks for the best point on each axis by narrowing intervals, one inside the other. */
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [from, to] = figureOf(seen, 'plane').points!.map(({ at }) => at);
  const least = (f: (x: number) => number): number => {
    let [low, high] = [-20, 20];
    for (let i = 0; i < 90; i++) {
      const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
      if (f(p) < f(q)) high = q;
      else low = p;
    }
    return f((low + high) / 2);
  };
  const found = least((x) =>
    least((y) => Math.hypot(from![0] - x, from![1]) + Math.hypot(x, y) + Math.hypot(to![0], to![1] - y)),
  );
  return seen.options.find(({ value }) => Math.abs(value!.approx - found) < 1e-6)?.value ?? found;
});
