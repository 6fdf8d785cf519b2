/** Lays the circle into coordinates, draws the third tangent at many places and measures the triangle. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [r, d], a, b }) {
  // O is the origin and P lies at (d, 0); each tangent is x cos u + y sin u = r.
  const open = Math.acos(r! / d!);
  const meet = (u: number, v: number): [number, number] => {
    const det = Math.cos(u) * Math.sin(v) - Math.sin(u) * Math.cos(v);
    return [(r! * (Math.sin(v) - Math.sin(u))) / det, (r! * (Math.cos(u) - Math.cos(v))) / det];
  };
  const distance = (p: [number, number], q: [number, number]): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
  for (let i = 1; i < 40; i++) {
    const t = open * (i / 20 - 1) * 0.99;
    const [p, q, s] = [meet(open, -open), meet(open, t), meet(-open, t)];
    const around = distance(p, q) + distance(q, s) + distance(s, p);
    yield a.includes('triangle') ? [around, Number(b)] : [Number(a), around];
  }
});
