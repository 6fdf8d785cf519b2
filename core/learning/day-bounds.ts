/** When a learner's day begins, to the millisecond: what counts for a day is asked for between two of these. */

import { LRUCache } from 'lru-cache';
import { dayMs } from '#core/duration.ts';
import { dayAt, weekdayOf } from './day.ts';
import { addDays } from './plan/study-plan.ts';

const known = new LRUCache<string, number>({ max: 20_000 });

/** No zone is further from Greenwich. */
const furthestMs = 16 * 3_600_000;

/** The first moment that `dayAt` gives to this day or, where a zone once left a day out, to the one after it. */
export function startOfDay(day: string, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return new Date(found);
  const middle = Date.parse(`${day}T04:00:00Z`);
  let [before, from] = [middle - furthestMs, middle + furthestMs];
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (dayAt(new Date(between), timeZone) < day) before = between;
    else from = between;
  }
  known.set(key, from);
  return new Date(from);
}

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** Every day from the first to the last one, both among them. */
export function daysFrom(first: string, last: string): string[] {
  const count = (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}
