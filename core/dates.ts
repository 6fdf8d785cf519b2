/**
 * How days and hours are written, on pages, in mails and in print: `11 月 16 日`, `16 Nov`, with the year where it is
 * another one than now. A plain day such as `2026-11-16` is that day wherever one is; a moment is read by the clock of
 * Beijing, so that server and browser agree.
 */
import { twoDigits } from './duration.ts';
import type { Locale } from './locale.ts';
import { homeTime } from './site/occurrences.ts';

export type Day = string | Date;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const weekdays = {
  zh_cn: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Locale, readonly string[]>;

export const readDay = (value: Day) =>
  homeTime(new Date(typeof value === 'string' && value.length === 10 ? `${value}T00:00:00+08:00` : value));

function written(
  { year, month, date }: ReturnType<typeof readDay>,
  locale: Locale,
  hasYear: boolean,
): string {
  if (locale === 'en') return `${date} ${months[month - 1]}${hasYear ? ` ${year}` : ''}`;
  return `${hasYear ? `${year} 年 ` : ''}${month} 月 ${date} 日`;
}

/** `11 月 16 日`, and `2025 年 11 月 16 日` of another year than now. */
export function dayText(value: Day, locale: Locale, now: Day): string {
  const day = readDay(value);
  return written(day, locale, day.year !== readDay(now).year);
}

/** Always with its year, for what is printed or handed on and read at any time. */
export const fullDayText = (value: Day, locale: Locale): string => written(readDay(value), locale, true);

/** Never with its year, where room is for a few letters only: under the points of a chart. */
export const shortDayText = (value: Day, locale: Locale): string => written(readDay(value), locale, false);

/** `周一`, `Mon` */
export const weekdayText = (value: Day, locale: Locale): string =>
  weekdays[locale][readDay(value).weekday] ?? '';

const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `周一`, `Monday`: inside a sentence. */
export const longWeekdayText = (value: Day, locale: Locale): string =>
  locale === 'en' ? (longWeekdays[readDay(value).weekday] ?? '') : weekdayText(value, locale);

/** `11 月 16 日 周一`, `Mon, 16 Nov` */
export function dayOfWeekText(value: Day, locale: Locale, now: Day): string {
  const [day, weekday] = [dayText(value, locale, now), weekdayText(value, locale)];
  return locale === 'en' ? `${weekday}, ${day}` : `${day} ${weekday}`;
}

const withClock = (day: string, clock: string, locale: Locale): string =>
  `${day}${locale === 'en' ? ',' : ''} ${clock}`;

/** `11 月 16 日 19:30`, `16 Nov, 19:30` */
export const momentText = (value: Day, locale: Locale, now: Day): string =>
  withClock(dayText(value, locale, now), readDay(value).clock, locale);

/** The same with its year, for print. */
export const fullMomentText = (value: Day, locale: Locale): string =>
  withClock(fullDayText(value, locale), readDay(value).clock, locale);

/** `2026 年 11 月`, `Nov 2026` */
export function monthText(value: Day, locale: Locale): string {
  const { year, month } = readDay(value);
  return locale === 'en' ? `${months[month - 1]} ${year}` : `${year} 年 ${month} 月`;
}

/** `11 月 周一`, `Nov, Mon`: beside a large figure that is the date. */
export function monthAndWeekdayText(value: Day, locale: Locale): string {
  const [{ month }, weekday] = [readDay(value), weekdayText(value, locale)];
  return locale === 'en' ? `${months[month - 1]}, ${weekday}` : `${month} 月 ${weekday}`;
}

/** The day by the calendar of the device itself, as `2026-11-16`. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => twoDigits(part)).join('-');

/** `19:30` by the device's own clock. */
export const localClock = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
