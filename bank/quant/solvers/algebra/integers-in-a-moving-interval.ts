/** Counts the integers for every k over a full cycle and beyond, on both sides of 0. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ a, b }) {
  const [, m, sign, c] = /\|(\d+)x - k\| (<|\\le) (\d+)/.exec(`${a} ${b}`)!;
  for (const k of range(-12, 12)) {
    const fits = range(-60, 60).filter((x) => {
      const size = Math.abs(Number(m) * x - k);
      return sign === '<' ? size < Number(c) : size <= Number(c);
    }).length;
    yield a.includes('x') ? [fits, Number(b)] : [Number(a), fits];
  }
});
