/** Lets a circle that touches both axes grow in small steps and stops whenever it passes the point. */
import { range } from '../../arithmetic.ts';
import { figureOf, numbersIn, solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* (seen) {
  const [x, y] = figureOf(seen, 'plane').points![0]!.at;
  if (seen.numbers[0] !== x || seen.numbers[1] !== y) throw new Error('the figure shows another point');
  const line = /x = (\d+)/.exec(seen.stem)?.[1];
  const isA = seen.a.includes('radius');
  const bound = numbersIn(isA ? seen.b : seen.a)[0]!;
  for (const step of range(1, 800)) {
    const r = step / 8;
    // The point is as far from the center as the axes are.
    if (Math.abs(Math.hypot(x - r, y - r) - r) > 1e-9) continue;
    if (line !== undefined && Math.abs(Number(line) - r) >= r) continue;
    yield isA ? [r, bound] : [bound, r];
  }
});
