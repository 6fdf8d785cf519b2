/** Second calculations for the lesson on spread. */
import type { Calculations } from '../checks/verify.ts';

function deviation(list: readonly number[]): number {
  const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
  return Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length);
}

/** Lists of five even numbers with that range, starting from 0. */
function* lists(range: number): Generator<number[]> {
  for (let a = 0; a <= range; a += 2)
    for (let b = a; b <= range; b += 2) for (let c = b; c <= range; c += 2) yield [0, a, b, c, range];
}

export const calculations: Calculations = {
  'trap-1': () => {
    const outcomes = new Set<string>();
    for (const p of lists(20))
      for (const q of lists(18)) {
        const difference = deviation(p) - deviation(q);
        outcomes.add(Math.abs(difference) < 1e-12 ? 'C' : difference > 0 ? 'A' : 'B');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
