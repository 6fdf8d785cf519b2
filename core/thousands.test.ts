import { expect, test } from 'vitest';
import { thousands } from '#core/thousands.ts';

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -4500])(
  '%i is written as browsers write it',
  (value) => expect(thousands(value)).toBe(value.toLocaleString('en-US')),
);
