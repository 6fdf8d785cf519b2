/** Goes through all sets of so many different positive integers up to the sum and measures those that fit. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

function* sets(count: number, sum: number, above = 0): Generator<number[]> {
  if (count === 1) {
    if (sum > above) yield [sum];
    return;
  }
  for (const first of range(above + 1, Math.floor(sum / count)))
    for (const rest of sets(count - 1, sum - first, first)) yield [first, ...rest];
}

export const solver = solveComparison(function* ({ numbers: [k, sum], a, b }) {
  const isFirst = a.includes('integers');
  const asked = isFirst ? a : b;
  for (const list of sets(k!, sum!)) {
    const value = asked.includes('median')
      ? list.filter((x) => list.filter((y) => y < x).length === (k! - 1) / 2)[0]!
      : asked.includes('greatest')
        ? Math.max(...list)
        : sumOf(list.slice(0, 3));
    yield isFirst ? [value, Number(b)] : [Number(a), value];
  }
});
