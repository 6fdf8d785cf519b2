/** Dates of the public pages in the page's language, always by the clock of Beijing, so that server and browser agree. */
import { useText } from '#app/locale.tsx';
import { homeTime } from '#core/site/occurrences.ts';
import { thousands } from '#core/thousands.ts';
import { siteDates } from '#messages/site/dates.ts';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Takes a moment as the API gives it, or a plain day such as `2026-11-15`. */
function read(value: string) {
  const time = homeTime(new Date(value.length === 10 ? `${value}T00:00:00+08:00` : value));
  return { ...time, weekday: time.weekday as Weekday, month: time.month as Month };
}

export function useDates() {
  const t = useText(siteDates);
  const named = (value: string) => {
    const { year, month, date, weekday, clock } = read(value);
    return {
      year,
      month,
      date,
      clock,
      monthName: t(`m${month}`),
      monthShort: t(`m${month}`).slice(0, 3),
      weekday: t(`w${weekday}`),
    };
  };
  return {
    /** 11 月 21 日 */
    day: (value: string) => t('day', named(value)),
    /** 11 月 21 日 周六 */
    dayOfWeek: (value: string) => t('day_of_week', named(value)),
    /** 11/21, where room is short. */
    short: (value: string) => t('short_day', named(value)),
    /** 2026 年 11 月 21 日 */
    fullDay: (value: string) => t('full_day', named(value)),
    /** 2026-11 as a month */
    month: (value: string) => t('month_only', named(`${value}-01`)),
    weekday: (value: string) => named(value).weekday,
    clock: (value: string) => named(value).clock,
    /** The large figure of a list of events. */
    date: (value: string) => named(value).date,
    monthAndWeekday: (value: string) => t('month_weekday', named(value)),
    zone: t('beijing'),
  };
}

/** ¥4,680 */
export const yuan = (price: number): string => `¥${thousands(price)}`;
