/** Takes several amounts, in whole units, and measures both percents. */
import { add, div, mul, sub } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const p = numbers.find((n) => n > 0)!;
  if (a === 'x' && b === 'z') {
    const isFree = stem.includes('not equal to 0');
    for (const x of isFree ? [-700, -3, 5, 1000] : [2, 35, 1000]) {
      const y = add(x, div(mul(x, p), 100));
      yield [x, sub(y, div(mul(y, p), 100))];
    }
    return;
  }
  for (const second of [100, 360, 7]) {
    const change = div(second * p, 100);
    const first =
      stem.includes('percent more than') && stem.indexOf('more') < stem.indexOf('less')
        ? add(second, change)
        : sub(second, change);
    const gap = sub(first, second);
    const size = gap.n < 0n ? mul(gap, -1) : gap;
    yield [mul(100, div(size, first)), Number(b)];
  }
});
