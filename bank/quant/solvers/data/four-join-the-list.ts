/** Takes an actual list, half of it one deviation below the mean and half above, adds the four and calculates anew. */
import { div } from '#core/rational.ts';
import { range, sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [n, mean, s, ...added], a, b }) {
  for (const isPaired of [true, false]) {
    // The second list has the same mean and deviation with three fifths and four fifths in it, or twice the distance.
    const old = isPaired
      ? range(1, n!).map((i) => mean! + (i % 2 === 0 ? s! : -s!))
      : n! % 4 === 0
        ? range(1, n!).map((i) => mean! + [7 / 5, -7 / 5, 1 / 5, -1 / 5][i % 4]! * s!)
        : [];
    if (old.length === 0) continue;
    const list = [...old, ...added];
    const center = sumOf(list) / list.length;
    const variance = sumOf(list.map((x) => (x - center) ** 2)) / list.length;
    const rounded = div(Math.round(variance * 1e7), 1e7);
    const before = div(Math.round((sumOf(old.map((x) => (x - mean!) ** 2)) / n!) * 1e7), 1e7);
    yield a.includes('deviation') ? [rounded, before] : [before, rounded];
    if (!a.includes('deviation') && !b.includes('deviation')) throw new Error('nothing to compare');
  }
});
