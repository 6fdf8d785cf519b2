/** Second calculations for the lesson on similarity. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** By coordinates: A above the base BC, D and E at two fifths of the way down; the base is chosen to make ADE 8. */
  'example-1': () => {
    const height = 10;
    const below = (share: number, base: number): number => (share * height * (share * base)) / 2;
    let base = 0.5;
    while (Math.abs(below(0.4, base) - 8) > 1e-9 && base < 100) base += 0.5;
    const [upper, lower] = [0.4 * base, base];
    return ((upper + lower) / 2) * (0.6 * height);
  },
};
