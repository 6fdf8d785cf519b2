/** Tries first terms of either sign, finds the difference that the equation asks for, and adds term by term. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const index = (tex: string): number => Number(/S_\{(\d+)\}/.exec(tex)![1]);
  const [p, q] = formulas
    .find((tex) => tex.includes('='))!
    .split('=')
    .map(index) as [number, number];
  const starts = stem.includes('sequence is positive')
    ? [1, 7]
    : stem.includes('sequence is negative')
      ? [-1, -7]
      : [1, 7, -1, -7];
  for (const start of starts) {
    // The terms after number p, up to number q, add up to 0.
    const between = Array.from({ length: q - p }, (_, k) => p + k);
    const step = (-start * between.length) / between.reduce((sum, k) => sum + k, 0);
    const sum = (n: number): number =>
      Array.from({ length: n }, (_, k) => start + k * step).reduce((total, term) => total + term, 0);
    const [x, y] = [sum(index(a)), sum(index(b))];
    yield Math.abs(x - y) < 1e-9 ? [0, 0] : [x, y];
  }
});
