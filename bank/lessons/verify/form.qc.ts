/** Second calculations for the lesson on comparisons. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** Every pair of small numbers, halves included, that the condition allows. */
  'example-1': () => {
    const outcomes = new Set<string>();
    for (let b = 0.5; b <= 12; b += 0.5)
      for (let a = b + 0.5; a <= 12.5; a += 0.5) {
        const difference = (a + 1) / (b + 1) - a / b;
        outcomes.add(Math.abs(difference) < 1e-12 ? 'C' : difference > 0 ? 'A' : 'B');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
