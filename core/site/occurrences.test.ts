import { expect, test } from 'vitest';
import { beginningAt, homeDay, homeTime, occurrenceAt } from './occurrences.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const first = {
  starts: at('2026-11-21T09:00'),
  ends: at('2026-11-21T11:00'),
  closes: at('2026-11-20T20:00'),
};

test.each([
  ['before it', '2026-11-01T00:00', 'weekly', '2026-11-21T09:00'],
  ['while it runs', '2026-11-21T10:00', 'weekly', '2026-11-21T09:00'],
  ['a minute after it ended', '2026-11-21T11:01', 'weekly', '2026-11-28T09:00'],
  ['long after', '2027-06-01T00:00', 'weekly', '2027-06-05T09:00'],
  ['monthly keeps the weekday', '2026-12-01T00:00', 'monthly', '2026-12-19T09:00'],
  ['what does not repeat stays', '2027-06-01T00:00', null, '2026-11-21T09:00'],
] as const)('shows the right occurrence: %s', (_, now, repeats, starts) => {
  const shown = occurrenceAt(first, repeats, at(now));
  expect(shown.starts).toEqual(at(starts));
  expect(shown.ends.getTime() - shown.starts.getTime()).toBe(2 * 3_600_000);
  expect(shown.starts.getTime() - shown.closes.getTime()).toBe(13 * 3_600_000);
});

test('a class that has begun is shown with its next beginning', () => {
  expect(beginningAt(at('2026-12-01T19:30'), 'monthly', at('2026-12-02T00:00'))).toEqual(
    at('2026-12-29T19:30'),
  );
});

test('the day is the one in Shanghai', () => {
  expect(homeDay(new Date('2026-11-14T16:30:00Z'))).toBe('2026-11-15');
});

test('the clock is the one in Shanghai, whatever the machine says', () => {
  expect(homeTime(new Date('2026-12-31T16:05:00Z'))).toEqual({
    year: 2027,
    month: 1,
    date: 1,
    weekday: 5,
    clock: '00:05',
    day: '2027-01-01',
  });
});
