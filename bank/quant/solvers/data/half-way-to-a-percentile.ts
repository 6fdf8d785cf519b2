/** Finds the deviation of the normal curve by halving, adds up its area in thin strips; for other shapes, moves the values about. */
import { range, sumOf } from '../../arithmetic.ts';
import { numbersIn, solveComparison } from '../../solver.ts';

/** The percent between the mean and so many deviations above it. */
const within = (z: number): number => {
  const width = z / 400;
  return (
    (100 * width * sumOf(range(0, 399).map((i) => Math.exp(-(((i + 0.5) * width) ** 2) / 2)))) /
    Math.sqrt(2 * Math.PI)
  );
};

export const solver = solveComparison(function* ({ stem, numbers: [mean, ...others], a, b }) {
  const [beyond, mark] = others as [number, number];
  let [low, high] = [0, 6];
  for (let i = 0; i < 60; i++) {
    const z = (low + high) / 2;
    if (50 - within(z) > beyond) low = z;
    else high = z;
  }
  /** The percents between the mean and the middle, and between the middle and the mark. */
  const inner = within(low / 2);
  const shares: [number, number][] = [[inner, 50 - beyond - inner]];
  if (stem.includes('symmetric')) shares.push([1, 49 - beyond], [49 - beyond, 1]);
  const marks = numbersIn(a);
  for (const [near, far] of shares) {
    /** The percent below a place; the middle lies halfway to the mark. */
    const below = (x: number): number => {
      const side = Math.abs(x - mean!);
      const part = side === 0 ? 0 : side < mark - mean! ? near : near + far;
      return x < mean! ? 50 - part : 50 + part;
    };
    const value = a.includes('greater')
      ? 100 - below(marks[0]!)
      : a.includes('less')
        ? below(marks[0]!)
        : below(marks[1]!) - below(marks[0]!);
    yield [value, Number(b)];
  }
});
