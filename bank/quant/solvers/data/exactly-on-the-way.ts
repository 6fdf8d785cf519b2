/** Goes through all courses of successes and failures and keeps, for each standing, the fewest and most exact hits. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, a }) {
  const [from, p, to] = numbers as [number, number, number];
  const isRising = stem.indexOf('fewer') < stem.indexOf('more');
  const side = (made: number, n: number): number => Math.sign(100 * made - p * n);
  // Standing by the number of successes so far: the fewest and the most times at exactly p percent.
  let now = new Map<number, [number, number]>();
  for (const made of range(0, from)) if (side(made, from) === (isRising ? -1 : 1)) now.set(made, [0, 0]);
  for (const n of range(from + 1, to)) {
    const next = new Map<number, [number, number]>();
    for (const [made, [fewest, most]] of now)
      for (const after of [made, made + 1]) {
        const hit = n < to && side(after, n) === 0 ? 1 : 0;
        const [low, high] = next.get(after) ?? [Number.POSITIVE_INFINITY, 0];
        next.set(after, [Math.min(low, fewest + hit), Math.max(high, most + hit)]);
      }
    now = next;
  }
  for (const [made, counts] of now)
    if (side(made, to) === (isRising ? 1 : -1))
      for (const count of counts) yield a.includes('number') ? [count, 0] : [0, count];
});
