/** Builds lists with so many numbers near either end and the rest near the middle, and compares squares of deviations. */
import { add, div, mul, type Num, sub, sum } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers: [n, r], a, b }) {
  // Different numbers stand a little apart from each other.
  const apart = stem.includes('different') ? div(1, 1000) : 0;
  for (const low of range(1, n! - 1))
    for (const high of range(1, n! - low)) {
      const rest = n! - low - high;
      const list: Num[] = [
        ...range(0, low - 1).map((i) => mul(i, apart)),
        ...range(0, high - 1).map((i) => sub(r!, mul(i, apart))),
        ...range(1, rest).map((i) => add(div(r!, 2), mul(i - (rest + 1) / 2, apart))),
      ];
      const mean = div(sum(list), n!);
      const variance = div(sum(list.map((x) => mul(sub(x, mean), sub(x, mean)))), n!);
      const isFirst = a.includes('deviation');
      const bound = Number(isFirst ? b : a);
      yield isFirst ? [variance, bound * bound] : [bound * bound, variance];
    }
});
