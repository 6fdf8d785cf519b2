/** The day on which something comes back, as people name it. */
import { dayText, localDay, longWeekdayText } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

export function dueDay(due: Date, now: Date, locale: Locale): string {
  const t = say(streamTexts, locale);
  const days = Math.round((midnight(due) - midnight(now)) / 86_400_000);
  if (days <= 0) return t('today');
  if (days === 1) return t('tomorrow');
  const day = localDay(due);
  const text = days < 7 ? longWeekdayText(day, locale) : dayText(day, locale, localDay(now));
  if (locale === 'en') return `on ${text}`;
  return days < 7 ? text : ` ${text}`;
}
