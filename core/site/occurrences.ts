/** Dates that come again: which occurrence of an event or a class is the one to show now. */
import { dayMs, twoDigits } from '../duration.ts';

export const repetitions = ['weekly', 'monthly'] as const;

export type Repetition = (typeof repetitions)[number];

export type Occurrence = { starts: Date; ends: Date; closes: Date };

/**
 * The first occurrence that has not ended. What repeats keeps its weekday: weekly comes seven days later, monthly
 * 28 days later. What does not repeat stays where it is, even when it is over.
 */
export function occurrenceAt(first: Occurrence, repeats: Repetition | null, now: Date): Occurrence {
  if (repeats === null || now <= first.ends) return first;
  const stepMs = (repeats === 'weekly' ? 7 : 28) * dayMs;
  const steps = Math.ceil((now.getTime() - first.ends.getTime()) / stepMs);
  const later = (date: Date) => new Date(date.getTime() + steps * stepMs);
  return { starts: later(first.starts), ends: later(first.ends), closes: later(first.closes) };
}

/** The same for a class, which is known by its first day alone: the next one that has not begun. */
export function beginningAt(first: Date, repeats: Repetition | null, now: Date): Date {
  return occurrenceAt({ starts: first, ends: first, closes: first }, repeats, now).starts;
}

/** The clock of the company's home zone, which has no summer time: the same on every machine, without its tables. */
export function homeTime(date: Date) {
  const there = new Date(date.getTime() + 8 * 3_600_000);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    date: there.getUTCDate(),
    /** 0 is Sunday. */
    weekday: there.getUTCDay(),
    clock: `${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`,
    day: there.toISOString().slice(0, 10),
  };
}

/** What "today" means to a plan, as `2026-11-15`. */
export const homeDay = (now: Date): string => homeTime(now).day;
