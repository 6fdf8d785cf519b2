import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  dayOfWeekText,
  dayText,
  fullDayText,
  fullMomentText,
  localDay,
  longWeekdayText,
  momentText,
  monthAndWeekdayText,
  monthText,
  shortDayText,
  weekdayText,
} from './dates.ts';

const now = new Date('2026-11-16T12:00:00Z');

describe('a day', () => {
  it.each([
    ['2026-11-16', '11 月 16 日', '16 Nov'],
    ['2026-01-02', '1 月 2 日', '2 Jan'],
    ['2025-11-16', '2025 年 11 月 16 日', '16 Nov 2025'],
    ['2027-05-01', '2027 年 5 月 1 日', '1 May 2027'],
    // By the clock of Beijing it is the next day, and at last the next year.
    ['2026-11-16T17:00:00Z', '11 月 17 日', '17 Nov'],
    ['2026-12-31T16:00:00Z', '2027 年 1 月 1 日', '1 Jan 2027'],
  ])('%s', (value, zh, en) => {
    expect(dayText(value, 'zh_cn', now)).toBe(zh);
    expect(dayText(value, 'en', now)).toBe(en);
  });

  it('has its year in print, and none under a chart', () => {
    expect(fullDayText('2026-11-16', 'zh_cn')).toBe('2026 年 11 月 16 日');
    expect(fullDayText('2026-11-16', 'en')).toBe('16 Nov 2026');
    expect(shortDayText('2025-11-16', 'zh_cn')).toBe('11 月 16 日');
    expect(shortDayText('2025-11-16', 'en')).toBe('16 Nov');
  });

  it('has a weekday', () => {
    expect([weekdayText('2026-11-16', 'zh_cn'), weekdayText('2026-11-22', 'en')]).toEqual(['周一', 'Sun']);
    expect([longWeekdayText('2026-11-16', 'zh_cn'), longWeekdayText('2026-11-22', 'en')]).toEqual([
      '周一',
      'Sunday',
    ]);
    expect(dayOfWeekText('2026-11-16', 'zh_cn', now)).toBe('11 月 16 日 周一');
    expect(dayOfWeekText('2027-11-16', 'en', now)).toBe('Tue, 16 Nov 2027');
    expect(monthAndWeekdayText('2026-11-16', 'zh_cn')).toBe('11 月 周一');
    expect(monthAndWeekdayText('2026-11-16', 'en')).toBe('Nov, Mon');
  });

  it('is in a month', () => {
    expect([monthText('2026-11-01', 'zh_cn'), monthText('2026-11-01', 'en')]).toEqual([
      '2026 年 11 月',
      'Nov 2026',
    ]);
  });

  it('is the device’s own where it is asked for', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('a moment', () => {
  const at = '2026-11-16T08:05:00Z';

  it('has hours and minutes', () => {
    expect([momentText(at, 'zh_cn', now), momentText(at, 'en', now)]).toEqual([
      '11 月 16 日 16:05',
      '16 Nov, 16:05',
    ]);
    expect(momentText('2025-11-16T08:05:00Z', 'en', now)).toBe('16 Nov 2025, 16:05');
  });

  it('has its year in print', () => {
    expect(fullMomentText(at, 'zh_cn')).toBe('2026 年 11 月 16 日 16:05');
    expect(fullMomentText(new Date(at), 'en')).toBe('16 Nov 2026, 16:05');
  });
});

describe('everybody else', () => {
  const root = resolve(import.meta.dirname, '..');
  const byHand =
    /toLocale(?:Date|Time)?String\(|dateStyle|timeStyle|month: '(?:short|long|numeric)'|月 ?\$\{/;

  it('leaves the writing of dates to this module', () => {
    const files = globSync('{app,core,messages,server}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(500);
    const writers = files.filter((file) => byHand.test(readFileSync(resolve(root, file), 'utf8')));
    expect(writers.sort()).toEqual(['core/dates.ts']);
  });
});
