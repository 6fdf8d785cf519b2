/** Tries lengths one by one: the speed of the belt that the first walk implies must explain the second. */
import { compare, div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [s1, s2] }) => {
  const times = stem.includes('three times') ? 3 : 2;
  const found = range(s2! + 1, 2000).filter((n) => {
    // Moved by the belt, over the time in units of one step at the first speed.
    const [first, second] = [div(n - s1!, s1!), div(times * (n - s2!), s2!)];
    return compare(first, second) === 0;
  });
  if (found.length !== 1) throw new Error(`${found.length} lengths fit`);
  return found[0]!;
});
