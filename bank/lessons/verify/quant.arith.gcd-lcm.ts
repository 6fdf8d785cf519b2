/** Second calculations for the lesson on common divisors and multiples. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** All pairs up to 150: the divisor and the multiple are found by counting up and down. */
  'example-2': () => {
    const outcomes = new Set<string>();
    for (let m = 1; m <= 150; m += 1)
      for (let n = 1; n <= 150; n += 1) {
        let divisor = Math.min(m, n);
        while (m % divisor !== 0 || n % divisor !== 0) divisor -= 1;
        if (divisor !== 5) continue;
        let multiple = Math.max(m, n);
        while (multiple % m !== 0 || multiple % n !== 0) multiple += 1;
        if (multiple === 150) outcomes.add(m + n > 54 ? 'A' : m + n < 54 ? 'B' : 'C');
      }
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
