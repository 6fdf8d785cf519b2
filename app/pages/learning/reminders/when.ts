/** Moments as the learner's own clock shows them, the same on the server and in any browser. */
import { useLocale, useText } from '#app/locale.tsx';
import { dayText, weekdayText } from '#core/dates.ts';
import { clockAt } from '#core/learning/reminders.ts';
import { reminderTexts } from '#messages/learning/reminders.ts';
import { hourText } from './hour-select.tsx';

/** `11 月 16 日 周一 19:00` */
export function useWhen(timeZone: string): (moment: string) => string {
  const t = useText(reminderTexts);
  const locale = useLocale();
  return (moment) => {
    const { date, hour, minute } = clockAt(new Date(moment), timeZone);
    return t('when', {
      day: dayText(date, locale, new Date()),
      weekday: weekdayText(date, locale),
      hour: hourText(hour, minute),
    });
  };
}
