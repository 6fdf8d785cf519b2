/** When a class begins. */
import { beginningAt } from '#core/site/occurrences.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';

/** The beginning that can be booked now; null where one may begin at any time. */
export function beginsOf({ timetable: { begins, repeats } }: Entry<'course'>, now: Date): Date | null {
  return begins === null ? null : beginningAt(new Date(begins), repeats, now);
}
