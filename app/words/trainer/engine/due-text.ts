/** When a word comes back, as the buttons say it: by the learner's own calendar. */
import { dayText, localDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { soonMs } from '#core/words/session.ts';
import { trainerTexts } from '#messages/words/trainer.ts';

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Days of the calendar; one with a changed clock is still one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to) - midnight(from)) / 86_400_000);

/** Beyond a month nobody counts days. */
const countedDays = 30;

export function dueText(due: Date, now: Date, locale: Locale): string {
  const t = say(trainerTexts, locale);
  if (due.getTime() - now.getTime() < soonMs) return t('due_soon');
  const days = daysBetween(now, due);
  if (days <= 0) return t('due_today');
  if (days === 1) return t('due_tomorrow');
  return days <= countedDays ? t('due_days', { n: days }) : dayText(localDay(due), locale, localDay(now));
}

/** For the plan of a session's end: today and tomorrow by name. */
export function nextDayText(day: Date, now: Date, locale: Locale): string {
  const t = say(trainerTexts, locale);
  const days = daysBetween(now, day);
  if (days <= 0) return t('due_today');
  return days === 1 ? t('due_tomorrow') : dayText(localDay(day), locale, localDay(now));
}
