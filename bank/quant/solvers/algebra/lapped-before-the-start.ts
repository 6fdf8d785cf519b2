/** Lets a clock run in half seconds and looks where the two are. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [p, q], a }) {
  // Places on the track as fractions with denominator 2pq, so that they stay whole.
  const lap = 2 * p! * q!;
  const at = (halves: number, seconds: number): number => (halves * (lap / (2 * seconds))) % lap;
  let [beside, start] = [0, 0];
  for (let t = 1; start === 0; t++) {
    const [x, y] = [at(t, p!), at(t, q!)];
    if (x === y && beside === 0) beside = t;
    if (x === 0 && y === 0) start = t;
  }
  yield a.includes('side by side') ? [beside, start] : [start, beside];
});
