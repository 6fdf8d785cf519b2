/** Makes groups of every size up to 200 parts and counts in each. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, numbers, a: asked, b: text }) {
  const isBound = stem.includes('more than');
  const [a, b] = numbers.slice(-2) as [number, number];
  for (let part = 1; part <= 200; part++) {
    const [one, other] = [a * part, b * part];
    if (isBound && one + other <= numbers[0]!) continue;
    const value = asked.includes('fraction')
      ? div(one, one + other)
      : asked.includes('minus')
        ? one - other
        : asked.includes('total')
          ? one + other
          : one;
    yield [value, evaluate(text)];
  }
});
