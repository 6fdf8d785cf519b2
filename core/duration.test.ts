import { expect, test } from 'vitest';
import { clockText, durationText } from './duration.ts';

test.each([
  [0, '0:00', '0:00'],
  [64_400, '1:04', '1:04'],
  [64_500, '1:05', '1:05'],
  [3_599_499, '59:59', '59:59'],
  [3_599_500, '60:00', '1:00:00'],
  [6_964_000, '116:04', '1:56:04'],
])('%d ms is %s on a clock of minutes, and took %s', (ms, clock, duration) => {
  expect([clockText(ms), durationText(ms)]).toEqual([clock, duration]);
});
