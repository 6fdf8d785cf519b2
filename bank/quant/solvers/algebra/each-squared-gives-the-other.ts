/** Puts y from the first equation into the second and follows the difference of its sides to every change of sign. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

/** The left side less the right one; both are squares and multiples of x and y, which a few values betray. */
function gapOf(tex: string): (x: number, y: number) => number {
  const [left = '', right = ''] = tex.split('=');
  const at = (x: number, y: number): number =>
    evaluate(left, { x, y }).approx - evaluate(right, { x, y }).approx;
  const free = at(0, 0);
  const [x, xx] = [(at(1, 0) - at(-1, 0)) / 2, (at(1, 0) + at(-1, 0)) / 2 - free];
  const [y, yy] = [(at(0, 1) - at(0, -1)) / 2, (at(0, 1) + at(0, -1)) / 2 - free];
  return (p, q) => free + x * p + xx * p * p + y * q + yy * q * q;
}

export const solver = solveComparison(function* ({ formulas: [first, second], a, b }) {
  const [one, two] = [gapOf(first!), gapOf(second!)];
  // In the first equation y is linear.
  const yOf = (x: number): number => -one(x, 0) / (one(x, 1) - one(x, 0));
  const rest = (x: number): number => two(x, yOf(x));
  for (const place of range(-2000, 2000)) {
    let [from, to] = [place / 100 + 0.00317, (place + 1) / 100 + 0.00317];
    if (rest(from) * rest(to) > 0) continue;
    for (let step = 0; step < 80; step++) {
      const middle = (from + to) / 2;
      if (rest(from) * rest(middle) <= 0) to = middle;
      else from = middle;
    }
    const near = (n: number): number => (Math.abs(n - Math.round(n)) < 1e-9 ? Math.round(n) : n);
    const [x, y] = [near(from), near(yOf(from))];
    yield [evaluate(a, { x, y }), evaluate(b, { x, y })];
  }
});
