import { expect, test } from 'vitest';
import { findOnDuty } from './duty.ts';

const shifts = [
  { name: 'morning', weekday: 1, starts: '09:00', ends: '14:00' },
  { name: 'noon', weekday: 1, starts: '12:00', ends: '18:00' },
  { name: 'night', weekday: 1, starts: '22:00', ends: '24:00' },
];

// 2026-11-16 is a Monday, and so it is in Beijing from 16:00 UTC on Sunday.
test.each([
  ['2026-11-16T00:59:59Z', undefined],
  ['2026-11-16T01:00:00Z', 'morning'],
  ['2026-11-16T04:30:00Z', 'noon'],
  ['2026-11-16T10:00:00Z', undefined],
  ['2026-11-16T15:59:59Z', 'night'],
  ['2026-11-16T16:00:00Z', undefined],
  ['2026-11-15T17:30:00Z', undefined],
])('at %s it is %s', (moment, name) => {
  expect(findOnDuty(shifts, new Date(moment))?.name).toBe(name);
});
