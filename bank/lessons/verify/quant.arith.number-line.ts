/** Second calculations for the lesson on the number line. */
import type { Calculations } from '../checks/verify.ts';

/** Numbers strictly between two integers, down to a fiftieth from the ends. */
const inside = (from: number): number[] => Array.from({ length: 49 }, (_, index) => from + (index + 1) / 50);

export const calculations: Calculations = {
  /** Every pair of negative quarters. */
  'example-1': () => {
    const outcomes = new Set<string>();
    for (let x = -10; x < 0; x += 0.25)
      for (let y = x + 0.25; y < 0; y += 0.25) outcomes.add(x / y > y / x ? 'A' : x / y < y / x ? 'B' : 'C');
    return outcomes.size > 1 ? 'D' : ([...outcomes][0] ?? 'none');
  },
  /** Each expression over a fine grid of the three intervals. */
  'example-2': () => {
    const forms: ((p: number, q: number, r: number) => number)[] = [
      (p, q) => p * q,
      (p, _q, r) => p + r,
      (_p, q, r) => r - q - 1,
      (p, _q, r) => p * p - r,
      (p, q) => q ** 3 - p,
    ];
    const isAlwaysPositive = (form: (typeof forms)[number]): boolean =>
      inside(-2).every((p) => inside(-1).every((q) => inside(1).every((r) => form(p, q, r) > 0)));
    return forms.filter(isAlwaysPositive).length;
  },
};
