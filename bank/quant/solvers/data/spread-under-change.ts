/** Calculates both standard deviations from the definition by pairs: the sum of squared differences of all pairs. */
import { sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

/** n² times the variance: each pair of values counted once. */
function deviation(values: number[]): number {
  let pairs = 0;
  for (const x of values) for (const y of values) pairs += (x - y) ** 2 / 2;
  return Math.sqrt(pairs) / values.length;
}

export const solver = solveComparison(function* ({ stem, numbers }) {
  const list = numbers.slice(0, 5);
  const k = numbers[5];
  const changed = (): number[] => {
    if (stem.includes('adding to list')) return [...list, sumOf(list) / 5];
    if (stem.includes('adding')) return list.map((x) => x + k!);
    if (stem.includes('subtracting')) return list.map((x) => x - k!);
    return list.map((x) => (stem.includes('multiplying') ? x * k! : x / k!));
  };
  yield [deviation(list), deviation(changed())];
});
