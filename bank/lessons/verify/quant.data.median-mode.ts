/** Second calculations for the lesson on median and mode. */
import type { Calculations } from '../checks/verify.ts';

export const calculations: Calculations = {
  /** Every list of seven in order with 8 in the middle and the sum 63, of which 3 is the only mode. */
  'example-2': () => {
    let greatest = 0;
    for (let a = 1; a <= 8; a += 1)
      for (let b = a; b <= 8; b += 1)
        for (let c = b; c <= 8; c += 1)
          for (let e = 8; e <= 63; e += 1)
            for (let f = e; f <= 63; f += 1) {
              const g = 63 - a - b - c - 8 - e - f;
              if (g >= f && isOnlyMode(3, [a, b, c, 8, e, f, g])) greatest = Math.max(greatest, g);
            }
    return greatest;
  },
};

function isOnlyMode(mode: number, list: readonly number[]): boolean {
  const times = (value: number) => list.filter((one) => one === value).length;
  return list.every((value) => value === mode || times(value) < times(mode));
}
