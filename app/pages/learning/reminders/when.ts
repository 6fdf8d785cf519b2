/** Moments as the learner's own clock shows them, the same on the server and in any browser. */
import { useText } from '#app/locale.tsx';
import { weekdayOf } from '#core/learning/day.ts';
import { clockAt } from '#core/learning/reminders.ts';
import type { PlainKey } from '#core/texts.ts';
import { reminderTexts } from '#messages/learning/reminders.ts';
import { siteDates } from '#messages/site/dates.ts';
import { hourText } from './hour-select.tsx';

type Plain = PlainKey<typeof siteDates>;

/** `11 月 16 日 周一 19:00` */
export function useWhen(timeZone: string): (moment: string) => string {
  const t = useText(reminderTexts);
  const dates = useText(siteDates);
  return (moment) => {
    const { date, hour, minute } = clockAt(new Date(moment), timeZone);
    const [, month = 1, day = 1] = date.split('-').map(Number);
    return t('when', {
      day: dates('day', { month, date: day, monthName: dates(`m${month}` as Plain) }),
      weekday: dates(`w${weekdayOf(date) % 7}` as Plain),
      hour: hourText(hour, minute),
    });
  };
}
