import { expect, test } from 'vitest';
import { clockText, dayMs, durationText, longestUnit } from './duration.ts';

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

test.each([
  [-5, 'minutes', 0],
  [59_999, 'minutes', 0],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [dayMs - 1, 'hours', 23],
  [dayMs, 'days', 1],
  [40.9 * dayMs, 'days', 40],
] as const)('%d ms of waiting are told in %s: %d', (ms, unit, n) => {
  expect(longestUnit(ms)).toEqual({ unit, n });
});
