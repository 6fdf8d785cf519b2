/** Where a topic stands on the map: on the ladder of levels, rising or fading, and how surely. */
import { type Mastery, marks } from './mastery.ts';

export const levels = ['weak', 'building', 'good', 'solid'] as const satisfies readonly Mastery[];

/** Unseen for so many days, what was known begins to fade. */
const fadesAfterDays = 21;
/** With fewer answers a level is told as unsure. */
const sureAnswers = 8;

/** Days since it was practised; null where it never was. What is weak has nothing to lose. */
export const isFading = (level: Mastery, unseenDays: number | null): boolean =>
  level !== 'unknown' && level !== 'weak' && unseenDays !== null && unseenDays >= fadesAfterDays;

export const isUnsure = (level: Mastery, answers: number): boolean =>
  level !== 'unknown' && answers < sureAnswers;

type Trend = 'up' | 'down' | null;

/** By levels alone: a mean that has moved within one is no news. What was not known then has not risen. */
export function trendOf(before: Mastery, now: Mastery): Trend {
  if (before === 'unknown' || now === 'unknown' || before === now) return null;
  return levels.indexOf(now) > levels.indexOf(before) ? 'up' : 'down';
}

/** The ends are where hardly anybody lies beyond. */
const rungs = [-1.2, marks.sixty, marks.seventy, marks.eighty, 2.3] as const;

/** An ability as a place on the ladder, from 0 to 4: 1 is where weak ends, 3 where solid begins. */
export function placeOf(ability: number): number {
  const last = rungs.length - 1;
  const above = rungs.findIndex((rung) => ability < rung);
  if (above === 0) return 0;
  if (above === -1) return last;
  const [from, to] = [rungs[above - 1] ?? 0, rungs[above] ?? 0];
  return above - 1 + (ability - from) / (to - from);
}
