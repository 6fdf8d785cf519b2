/** Dates in the page's language, in the one form that core/dates.ts gives them. */
import { useLocale, useText } from '#app/locale.tsx';
import {
  dayOfWeekText,
  dayText,
  fullDayText,
  monthAndWeekdayText,
  monthText,
  readDay,
  weekdayText,
} from '#core/dates.ts';
import { thousands } from '#core/thousands.ts';
import { siteDates } from '#messages/site/dates.ts';

/** All take a moment as the API gives it, or a plain day such as `2026-11-15`. */
export function useDates() {
  const t = useText(siteDates);
  const locale = useLocale();
  const now = new Date();
  return {
    /** 11 月 21 日; of another year 2025 年 11 月 21 日 */
    day: (value: string) => dayText(value, locale, now),
    /** 11 月 21 日 周六 */
    dayOfWeek: (value: string) => dayOfWeekText(value, locale, now),
    /** 2026 年 11 月 21 日, for what is handed on and read at any time */
    fullDay: (value: string) => fullDayText(value, locale),
    /** 2026-11 as a month */
    month: (value: string) => monthText(`${value}-01`, locale),
    weekday: (value: string) => weekdayText(value, locale),
    clock: (value: string) => readDay(value).clock,
    /** The large figure of a list of events. */
    date: (value: string) => readDay(value).date,
    monthAndWeekday: (value: string) => monthAndWeekdayText(value, locale),
    zone: t('beijing'),
  };
}

/** ¥4,680 */
export const yuan = (price: number): string => `¥${thousands(price)}`;
