/** Second calculations for the lesson on factors. */
import type { Calculations } from '../checks/verify.ts';

const shareADivisor = (x: number, y: number): boolean => {
  for (let d = 2; d <= Math.min(x, y); d += 1) if (x % d === 0 && y % d === 0) return true;
  return false;
};

export const calculations: Calculations = {
  /** Every pair of integers greater than 1 with the product 90 that shares no divisor. */
  'example-2': () => {
    const outcomes = new Set<string>();
    for (let x = 2; x <= 45; x += 1)
      for (let y = 2; y <= 45; y += 1)
        if (x * y === 90 && !shareADivisor(x, y)) outcomes.add(x + y > 24 ? 'A' : x + y < 24 ? 'B' : 'C');
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
};
