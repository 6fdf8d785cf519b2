/** Second calculations for the lesson on absolute value. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** Every pair of quarters that the condition allows. */
  'example-1': () => {
    const outcomes = new Set<string>();
    for (let x = -6; x <= 6; x += 0.25)
      for (let y = -6; y <= 6; y += 0.25) {
        if (x >= 0 || y <= 0 || x + y >= 0) continue;
        const [a, b] = [Math.abs(x + y), Math.abs(y) - Math.abs(x)];
        outcomes.add(a > b ? 'A' : a < b ? 'B' : 'C');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
