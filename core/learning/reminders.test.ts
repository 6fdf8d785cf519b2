import { describe, expect, test } from 'vitest';
import {
  type Circumstances,
  isQuiet,
  momentAt,
  nextSlot,
  type ReminderSettings,
  silenceOf,
  usualReminders,
} from './reminders.ts';

const daily = (hour: number, more: Partial<ReminderSettings> = {}): ReminderSettings => ({
  ...usualReminders,
  dailyBy: 'mail',
  dailyHour: hour,
  ...more,
});

const weekly = (on: 'sunday' | 'monday', hour: number, more: Partial<ReminderSettings> = {}) => ({
  ...usualReminders,
  weeklyOn: on,
  weeklyHour: hour,
  ...more,
});

const at = (settings: ReminderSettings, zone: string, now: string, last: string | null = null) => {
  const slot = nextSlot(settings, zone, new Date(now), last);
  return slot && `${slot.at.toISOString()} ${slot.kind} ${slot.day}`;
};

test('who chose nothing is never reminded', () => {
  expect(nextSlot(usualReminders, 'Asia/Shanghai', new Date(), null)).toBeNull();
});

describe('the hour is that of the learner’s own clock', () => {
  test('in Shanghai', () => {
    expect(at(daily(19), 'Asia/Shanghai', '2026-11-16T02:00:00Z')).toBe(
      '2026-11-16T11:00:00.000Z daily 2026-11-16',
    );
    expect(at(daily(19), 'Asia/Shanghai', '2026-11-16T11:00:00Z')).toBe(
      '2026-11-17T11:00:00.000Z daily 2026-11-17',
    );
  });

  test('in Kathmandu, three quarters of an hour off', () => {
    expect(at(daily(19), 'Asia/Kathmandu', '2026-11-16T02:00:00Z')).toBe(
      '2026-11-16T13:15:00.000Z daily 2026-11-16',
    );
  });

  test('in New York through both changes of the clock', () => {
    // Before, on and after the night when 2:00 becomes 3:00.
    expect(at(daily(9), 'America/New_York', '2026-03-07T12:00:00Z')).toContain('2026-03-07T14:00:00');
    expect(at(daily(9), 'America/New_York', '2026-03-07T15:00:00Z')).toContain('2026-03-08T13:00:00');
    // And when 2:00 becomes 1:00.
    expect(at(daily(9), 'America/New_York', '2026-10-31T12:00:00Z')).toContain('2026-10-31T13:00:00');
    expect(at(daily(9), 'America/New_York', '2026-10-31T15:00:00Z')).toContain('2026-11-01T14:00:00');
  });

  test('an hour that the clocks pass over is the next one, and of one shown twice the first counts', () => {
    expect(momentAt('2026-03-08', 2, 'America/New_York').toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(momentAt('2026-11-01', 1, 'America/New_York').toISOString()).toBe('2026-11-01T05:00:00.000Z');
    expect(momentAt('2026-11-01', 2, 'America/New_York').toISOString()).toBe('2026-11-01T07:00:00.000Z');
  });

  test('every day of more than a year has exactly one, whatever the zone', () => {
    for (const zone of ['America/New_York', 'Asia/Shanghai', 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
      const settings = daily(2, { quietFrom: 0, quietTo: 0 });
      let now = new Date('2026-01-10T00:00:00Z');
      const days = new Set<string>();
      for (let count = 0; count < 400; count += 1) {
        const slot = nextSlot(settings, zone, now, null);
        if (!slot) throw new Error('there is always a next one');
        days.add(slot.day);
        now = slot.at;
      }
      expect(days.size, zone).toBe(400);
      expect([...days].at(-1), zone).toMatch(/^2027-02-1[23]$/);
    }
  });
});

describe('one a day', () => {
  test('the weekly letter stands in for that day’s reminder', () => {
    const both = { ...daily(8), weeklyOn: 'sunday', weeklyHour: 19 } as const;
    // Saturday evening: Sunday has no reminder at eight, but a letter at seven in the evening.
    expect(at(both, 'Asia/Shanghai', '2026-11-14T12:00:00Z')).toBe(
      '2026-11-15T11:00:00.000Z weekly 2026-11-15',
    );
    expect(at(both, 'Asia/Shanghai', '2026-11-15T11:00:00Z', '2026-11-15')).toBe(
      '2026-11-16T00:00:00.000Z daily 2026-11-16',
    );
  });

  test('a later hour on the same day gives no second one', () => {
    expect(at(daily(20), 'Asia/Shanghai', '2026-11-16T02:00:00Z', '2026-11-16')).toContain('2026-11-17');
  });

  test('nor does a journey to where it is still yesterday', () => {
    // Reminded at 9:00 on the 16th in Shanghai, then in New York, where the 16th begins half a day later.
    expect(at(daily(9), 'America/New_York', '2026-11-16T02:00:00Z', '2026-11-16')).toContain(
      'daily 2026-11-17',
    );
  });
});

describe('quiet hours', () => {
  test('may pass midnight, or be none', () => {
    const night = { quietFrom: 22, quietTo: 8 };
    expect([21, 22, 0, 7, 8].map((hour) => isQuiet(hour, night))).toEqual([false, true, true, true, false]);
    expect([0, 12, 23].some((hour) => isQuiet(hour, { quietFrom: 7, quietTo: 7 }))).toBe(false);
    expect([11, 12, 13, 14].map((hour) => isQuiet(hour, { quietFrom: 12, quietTo: 14 }))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test('an hour within them waits for their end', () => {
    expect(at(daily(6), 'Asia/Shanghai', '2026-11-15T20:00:00Z')).toBe(
      '2026-11-16T00:00:00.000Z daily 2026-11-16',
    );
    // At eleven on Sunday evening: Monday morning at eight.
    expect(at(weekly('sunday', 23), 'Asia/Shanghai', '2026-11-15T16:30:00Z')).toBe(
      '2026-11-16T00:00:00.000Z weekly 2026-11-16',
    );
  });
});

test('the weekly letter comes on Sunday evening or Monday morning', () => {
  expect(at(weekly('sunday', 20), 'America/New_York', '2026-11-16T12:00:00Z')).toBe(
    '2026-11-23T01:00:00.000Z weekly 2026-11-22',
  );
  expect(at(weekly('monday', 8), 'Asia/Shanghai', '2026-11-16T00:00:00Z')).toBe(
    '2026-11-23T00:00:00.000Z weekly 2026-11-23',
  );
});

describe('it is better to keep still', () => {
  const usual: Circumstances = {
    settings: daily(19),
    slot: { at: new Date('2026-11-16T11:00:00Z'), kind: 'daily', day: '2026-11-16' },
    now: new Date('2026-11-16T11:00:30Z'),
    timeZone: 'Asia/Shanghai',
    examDate: '2026-12-20',
    hasMail: true,
    hasProvedAddress: true,
    hasWechat: false,
  };
  const cases: [string, Partial<Circumstances>, string | null][] = [
    ['nothing speaks against it', {}, null],
    ['turned off meanwhile', { settings: usualReminders }, 'off'],
    ['hours too late', { now: new Date('2026-11-16T14:30:00Z') }, 'late'],
    ['late, and quiet by now', { settings: daily(19, { quietFrom: 19, quietTo: 8 }) }, 'quiet'],
    ['the exam is today', { examDate: '2026-11-16' }, 'exam'],
    ['the exam is over', { examDate: '2026-11-01' }, 'exam'],
    ['no date of an exam', { examDate: null }, null],
    ['a site without mail', { hasMail: false }, 'no-mail'],
    ['an address that nobody proved', { hasProvedAddress: false }, 'unproved'],
    ['no WeChat', { settings: daily(19, { dailyBy: 'wechat' }) }, 'no-wechat'],
    ['WeChat', { settings: daily(19, { dailyBy: 'wechat' }), hasWechat: true, hasMail: false }, null],
    [
      'the inbox needs neither',
      { settings: daily(19, { dailyBy: 'inbox' }), hasMail: false, hasProvedAddress: false },
      null,
    ],
  ];
  test.each(cases)('%s', (_name, change, expected) => {
    expect(silenceOf({ ...usual, ...change })).toBe(expected);
  });
});
