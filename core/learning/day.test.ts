import { expect, test } from 'vitest';
import { canonicalZone, dayAt, isTimeZone, numberOfDay, weekdayOf } from './day.ts';

test('a day is the learner’s own, and ends at four in the morning', () => {
  const late = new Date('2026-11-15T19:30:00Z');
  expect(dayAt(late, 'Asia/Shanghai')).toBe('2026-11-15');
  expect(dayAt(new Date('2026-11-15T20:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-16');
  expect(dayAt(late, 'America/New_York')).toBe('2026-11-15');
  expect(dayAt(new Date('2026-11-15T08:59:00Z'), 'America/New_York')).toBe('2026-11-14');
});

test('names that are no time zone are told apart', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Middle/Earth')).toBe(false);
});

test('a zone is kept by one name, in whatever letters it was sent', () => {
  expect(canonicalZone('eUROPE/bERLIN')).toBe('Europe/Berlin');
});

test('weekdays begin with Monday, and days are counted from 1970', () => {
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
  expect(numberOfDay('1970-01-03')).toBe(2);
});
