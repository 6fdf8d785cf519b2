/** Dates that come again: which occurrence of an event or a class is the one to show now. */

export const repetitions = ['weekly', 'monthly'] as const;

export type Repetition = (typeof repetitions)[number];

export type Occurrence = { starts: Date; ends: Date; closes: Date };

const dayMs = 86_400_000;

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

/** The day in the company’s home zone, as `2026-11-15`: what "today" means to a plan. */
export function homeDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(now);
}
