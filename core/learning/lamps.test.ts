/** Lamps: lit by real work, never lost; a streak forgives one dark day a week. */
import { describe, expect, test } from 'vitest';
import { dayAt } from './day.ts';
import { daysFrom, startOfDay } from './day-bounds.ts';
import { isLitBy, lampsOf, streakOf as streakWith } from './lamps.ts';
import { noWork } from './plan/settle.ts';

// A Wednesday.
const today = '2026-11-18';
const litOn = (...days: string[]) => new Set(days);
const without = (...dark: string[]) =>
  new Set(daysFrom('2026-10-26', today).filter((day) => !dark.includes(day)));

const streakOf = (lit: ReadonlySet<string>, day: string) => streakWith(lit, day, () => false);

describe('a streak', () => {
  test('counts lit days back, from yesterday while today is still dark', () => {
    expect(streakOf(litOn(), today).streak).toBe(0);
    expect(streakOf(litOn(today), today).streak).toBe(1);
    expect(streakOf(litOn('2026-11-16', '2026-11-17'), today).streak).toBe(2);
  });

  test('forgives one dark day a week, which is an ember', () => {
    const { streak, embers } = streakOf(without('2026-11-17', '2026-11-12', '2026-11-05'), today);
    expect(streak).toBe(21);
    expect([...embers].sort()).toEqual(['2026-11-05', '2026-11-12', '2026-11-17']);
  });

  test('ends with the second dark day of a week', () => {
    expect(streakOf(without('2026-11-10', '2026-11-12'), today).streak).toBe(6);
  });

  test('knows weeks from Monday to Sunday: the dark Sunday and the dark Monday are of two', () => {
    expect(streakOf(without('2026-11-15', '2026-11-16'), today).streak).toBe(22);
  });

  test('neither counts nor ends with planned rest, beside which a dark day is still forgiven', () => {
    const rest = ['2026-11-11', '2026-11-15', '2026-11-16', '2026-11-17'];
    const isRest = (day: string) => rest.includes(day);
    const { streak, embers } = streakWith(without(...rest, '2026-11-12'), today, isRest);
    expect(streak).toBe(24 - 5);
    expect([...embers]).toEqual(['2026-11-12']);
    expect(streakWith(without('2026-11-15', '2026-11-16'), today, isRest).streak).toBe(22);
  });

  test('has no ember before its first lamp', () => {
    expect(streakOf(litOn('2026-11-17', today), today).embers.size).toBe(0);
  });
});

test('the calendar has thirteen whole weeks, today marked while it is dark', () => {
  const { days } = lampsOf(litOn('2026-11-17'), today, (day) => day === '2026-11-22');
  expect(days).toHaveLength(91);
  expect(days.at(-1)).toEqual({ day: '2026-11-22', state: 'rest' });
  const stateOf = (day: string) => days.find((one) => one.day === day)?.state;
  expect([stateOf('2026-11-17'), stateOf(today), stateOf('2026-11-19')]).toEqual(['lit', 'today', 'dark']);
});

test('ten minutes light a day, and so does a task or a whole piece of work; less does not', () => {
  expect(isLitBy([], { ...noWork, minutes: 9 })).toBe(false);
  expect(isLitBy([], { ...noWork, minutes: 10 })).toBe(true);
  expect(isLitBy([], { ...noWork, essays: 1 })).toBe(true);
  expect(isLitBy([{ state: 'elsewhere' } as never], noWork)).toBe(true);
});

test.each(['Asia/Shanghai', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'])(
  'a day of %s begins where the one before it ends, also where clocks change',
  (zone) => {
    for (const day of daysFrom('2026-10-20', '2026-11-10')) {
      const start = startOfDay(day, zone);
      expect(dayAt(start, zone)).toBe(day);
      expect(dayAt(new Date(start.getTime() - 1), zone) < day).toBe(true);
    }
  },
);
