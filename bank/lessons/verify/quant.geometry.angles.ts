/** Second calculations for the lesson on lines and angles. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** Every triangle of whole degrees that the condition allows. */
  'example-1': () => {
    const outcomes = new Set<string>();
    for (let x = 1; x < 179; x++)
      for (let y = 1; x + y < 180; y++) {
        const z = x + y;
        if (z > 110) outcomes.add(x + z === 180 ? 'C' : x + z > 180 ? 'A' : 'B');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
