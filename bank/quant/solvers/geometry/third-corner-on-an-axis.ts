/** Walks along the axis and narrows down every place where two sides become equal or touch being equal. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const points = formulas.flatMap((tex) => {
    const [, x, y] = /^\(([^,]+), ([^,]+)\)$/.exec(tex) ?? [];
    return x === undefined ? [] : [[evaluate(x).approx, evaluate(y!).approx] as const];
  });
  const [a, b] = points as [readonly [number, number], readonly [number, number]];
  const squared = (p: readonly number[], q: readonly number[]): number =>
    (p[0]! - q[0]!) ** 2 + (p[1]! - q[1]!) ** 2;
  const ab = squared(a, b);
  const gaps = [
    (x: number) => squared(a, [x, 0]) - ab,
    (x: number) => squared(b, [x, 0]) - ab,
    (x: number) => squared(a, [x, 0]) - squared(b, [x, 0]),
  ];
  const found = new Set<string>();
  for (const gap of gaps)
    for (const start of range(-400, 400).map((i) => i / 8)) {
      let [low, high] = [start, start + 1 / 8];
      if (Math.abs(gap(start)) < 1e-9) found.add(start.toFixed(5));
      if (Math.sign(gap(low)) * Math.sign(gap(high)) >= 0) continue;
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2;
        if (Math.sign(gap(middle)) === Math.sign(gap(low))) low = middle;
        else high = middle;
      }
      found.add(low.toFixed(5));
    }
  // A flat triangle is none.
  const isFlat = (x: number): boolean =>
    Math.abs((b[0] - a[0]) * (0 - a[1]) - (x - a[0]) * (b[1] - a[1])) < 1e-3;
  return new Set([...found].map(Number).filter((x) => !isFlat(x))).size;
});
