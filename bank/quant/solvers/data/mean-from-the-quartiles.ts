/** Fills the six places with every mixture of the ends and the middle of their ranges. */
import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers, a }) {
  const known = numbers.slice(-5);
  const free = [1, 2, 2, 3, 3, 4].map((i) => [known[i - 1]!, known[i]!] as const);
  for (let code = 0; code < 3 ** 6; code++) {
    const chosen = free.map(([low, high], i) => low + ((high - low) * (Math.floor(code / 3 ** i) % 3)) / 2);
    const list = [...known, ...chosen].sort((x, y) => x - y);
    const [mean, median] = [div(2 * sumOf(list), 22), div(2 * list[5]!, 2)];
    yield a.includes('mean') ? [mean, median] : [median, mean];
  }
});
