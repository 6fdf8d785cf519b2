import { expect, test } from 'vitest';
import { dayEnough, outlookOf } from './outlook.ts';

test.each([
  ['comfortable', 100, 120, 'comfortable'],
  ['comfortable', 100, 102, 'demanding'],
  // The verdict says that it can be done with more minutes; these do not do it.
  ['comfortable', 100, 60, 'beyond'],
  ['beyond', 300, 118, 'beyond'],
  ['reached', 0, 10, 'reached'],
] as const)(
  'the outlook is that of the hours that are given: %s, %i of %i',
  (kind, hoursNeeded, hoursPlanned, outlook) => {
    expect(outlookOf({ kind, hoursNeeded, hoursPlanned })).toBe(outlook);
  },
);

test('the day on which the hours are done, at the present pace', () => {
  expect(dayEnough({ hoursNeeded: 100, hoursPlanned: 50 }, '2026-11-16', 30)).toBe('2027-01-15');
  expect(dayEnough({ hoursNeeded: 1000, hoursPlanned: 10 }, '2026-11-16', 30)).toBeNull();
  expect(dayEnough({ hoursNeeded: 100, hoursPlanned: 0 }, '2026-11-16', 30)).toBeNull();
});
