import { describe, expect, it } from 'vitest';
import {
  dayOfNumber,
  lampLook,
  lampsSince,
  layCourse,
  mondayOf,
} from '#app/pages/learning/today/lamp-days.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { numberOfDay } from '#core/learning/day.ts';

const day = '2026-11-25';

function lamps(litFrom: string | null, total = 0): Today['lamps'] {
  const last = mondayOf(day) + 6;
  const days = Array.from({ length: 91 }, (_, place) => {
    const at = dayOfNumber(last - 90 + place);
    const isLit = litFrom !== null && at >= litFrom && at <= day;
    return { day: at, state: isLit ? ('lit' as const) : ('dark' as const) };
  });
  const lit = days.filter(({ state }) => state === 'lit').length;
  return { days, streak: lit, total: Math.max(total, lit), todayMinutes: 0, isTodayLit: litFrom !== null };
}

const examOn = (date: string): Today['exam'] => ({ date, daysLeft: numberOfDay(date) - numberOfDay(day) });

describe('the course', () => {
  it('begins with the first lamp and ends with the exam', () => {
    const course = layCourse({ day, exam: examOn('2027-01-23'), lamps: lamps('2026-10-26'), chart: [] });
    expect(course.weeks.map(dayOfNumber).at(0)).toBe('2026-10-26');
    expect(course).toMatchObject({ current: 4, exam: 12 });
    expect(course.weeks).toHaveLength(13);
  });

  it('keeps an exam at its end by leaving out old weeks, and today always', () => {
    const course = layCourse({ day, exam: examOn('2026-12-05'), lamps: lamps('2026-08-31'), chart: [] });
    expect(course).toMatchObject({ current: 11, exam: 12 });
  });

  it('says that a far exam lies beyond it, and still shows four weeks gone by', () => {
    const course = layCourse({ day, exam: examOn('2027-06-05'), lamps: lamps('2026-09-01'), chart: [] });
    expect(course).toMatchObject({ current: 4, exam: null });
  });

  it('is no shorter than eight weeks on a first day before a near exam, and needs none', () => {
    const near = layCourse({ day, exam: examOn('2026-12-12'), lamps: lamps(null), chart: [] });
    expect(near).toMatchObject({ current: 0, exam: 2 });
    expect(near.weeks).toHaveLength(8);
    expect(layCourse({ day, exam: null, lamps: lamps(null), chart: [] })).toMatchObject({
      current: 0,
      exam: null,
    });
  });
});

describe('a lamp', () => {
  it('is not called dark for days before its reader came, nor for days to come', () => {
    const since = lampsSince({ day, lamps: lamps('2026-11-16') });
    expect(since).toBe('2026-11-16');
    const look = (at: string, state: 'dark' | 'ember' | 'rest' | 'lit' | 'today') =>
      lampLook({ day: at, state }, day, since);
    expect(look('2026-11-15', 'dark')).toBeNull();
    expect(look('2026-11-18', 'dark')).toBe('off');
    expect(look('2026-11-18', 'rest')).toBeNull();
    expect(look('2026-11-18', 'ember')).toBe('ember');
    expect(look('2026-11-26', 'dark')).toBeNull();
    expect(look(day, 'today')).toBe('ready');
    // There were lamps before these thirteen weeks.
    expect(lampsSince({ day, lamps: lamps('2026-11-16', 40) })).toBe('2026-08-31');
  });
});
