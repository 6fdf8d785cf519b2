/** Looks at every tile of the floor: the line runs through it where it has corners on both sides of the line. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [m, n] = seen.numbers as [number, number];
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (labels.join() !== `${n},${m}`) throw new Error('the figure says something else');
  const side = (x: number, y: number): number => Math.sign(n * y - m * x);
  let found = 0;
  for (const x of range(0, n - 1))
    for (const y of range(0, m - 1)) {
      const corners = [side(x, y), side(x + 1, y), side(x, y + 1), side(x + 1, y + 1)];
      if (corners.includes(1) && corners.includes(-1)) found++;
    }
  return found;
});
