/** Builds pairs of lists with the two deviations, shifts one of them by various amounts, and measures the whole. */
import { add, div, mul, type Num, sub, sum } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const [n, s, t] = numbers as [number, number, number];
  // Half of a list is one deviation below its mean and half above; an odd list is written twice over.
  const size = n % 2 === 0 ? n : 2 * n;
  const list = (spread: number, shift: Num): Num[] =>
    range(1, size).map((i) => add(shift, i % 2 === 0 ? spread : -spread));
  for (const shift of [0, div(1, 100), 1, 3, 10, 50]) {
    if (stem.includes('not equal') && shift === 0) continue;
    const [x, y] = [list(s, 0), list(t, shift)];
    const all: Num[] = [...x, ...y];
    const mean = div(sum(all), all.length);
    const variance = div(sum(all.map((v) => mul(sub(v, mean), sub(v, mean)))), all.length);
    const bound = Number(a.includes('deviation') ? b : a);
    yield a.includes('deviation') ? [variance, bound * bound] : [bound * bound, variance];
  }
});
