/** Builds every triangle with whole sides from its corners and looks at each of its angles. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [p, q] = seen.numbers as [number, number];
  const labels = figureOf(seen, 'geometry').segments.flatMap(({ label }) => (label ? [Number(label)] : []));
  if (labels.join() !== `${p},${q}`) throw new Error('the figure says something else');
  const isObtuse = seen.stem.includes('obtuse');
  const widest = (x: number): number => {
    // A at the origin, C at (q, 0); B by its distances from both.
    const bx = (p * p + q * q - x * x) / (2 * q);
    const by = Math.sqrt(p * p - bx * bx);
    const angle = (u: number[], v: number[]): number =>
      Math.acos((u[0]! * v[0]! + u[1]! * v[1]!) / (Math.hypot(...u) * Math.hypot(...v)));
    return Math.max(angle([bx, by], [q, 0]), angle([-bx, -by], [q - bx, -by]), angle([-q, 0], [bx - q, by]));
  };
  return range(1, p + q - 1).filter((x) => {
    if (x <= Math.abs(q - p)) return false;
    const most = (widest(x) * 180) / Math.PI;
    return isObtuse ? most > 90 + 1e-9 : most < 90 - 1e-9;
  }).length;
});
