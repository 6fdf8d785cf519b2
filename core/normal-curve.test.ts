import { expect, test } from 'vitest';
import { normalBelow } from './normal-curve.ts';

test.each([
  [0, 0.5],
  [1.96, 0.9750021],
  [-1, 0.1586553],
  [-4, 0.0000317],
])('below %s', (z, share) => {
  expect(normalBelow(z)).toBeCloseTo(share, 6);
});
