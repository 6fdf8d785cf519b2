/** Days with their lamps as the drawings show them, and the thirteen weeks that the course covers. */
import type { LampLook } from '#app/art/lamp.tsx';
import type { DayLamp, Today } from '#app/pages/learning/today/replies.ts';
import { dayMs } from '#core/duration.ts';
import { numberOfDay, weekdayOf } from '#core/learning/day.ts';

/** The first day that a lamp could stand for: nobody is told of days before they came. */
export function lampsSince({ day, lamps: { days, total } }: Pick<Today, 'day' | 'lamps'>): string {
  const lit = days.filter(({ state }) => state === 'lit');
  return lit.length < total ? (days[0]?.day ?? day) : (lit[0]?.day ?? day);
}

/** Null where a dot is enough: days to come, days of rest, and days before the first lamp. */
export function lampLook({ day, state }: DayLamp, today: string, since: string): LampLook | null {
  if (state === 'lit') return 'lit';
  if (state === 'today') return 'ready';
  if (day > today || day < since || state === 'rest') return null;
  return state === 'ember' ? 'ember' : 'off';
}

export const dayOfNumber = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week, as a number of days. */
export const mondayOf = (day: string): number => numberOfDay(day) - weekdayOf(day) + 1;

const mostWeeks = 13;
const fewestWeeks = 8;
/** Of weeks gone by, where the exam is too far away to be shown. */
const weeksBack = 4;

export type Course = {
  /** Mondays, as numbers of days. */
  weeks: number[];
  /** The week of today among them. */
  current: number;
  /** Where the exam's week is; null without one, or where it lies beyond. */
  exam: number | null;
};

/** From the first lamp, at most so far back that the exam is the right end. */
export function layCourse({
  day,
  exam,
  lamps,
  chart,
}: Pick<Today, 'day' | 'exam' | 'lamps' | 'chart'>): Course {
  const current = mondayOf(day);
  const known = [
    ...lamps.days.filter(({ state }) => state === 'lit').map((lamp) => mondayOf(lamp.day)),
    ...chart.map(({ week }) => mondayOf(week)),
    current,
  ];
  const first = Math.min(...known);
  const last = exam && exam.daysLeft >= 0 ? mondayOf(exam.date) : null;
  const span = 7 * (mostWeeks - 1);
  let from = Math.max(first, (last ?? current + 7 * 3) - span);
  if (from > current - 7 * weeksBack) from = Math.max(first, current - 7 * weeksBack);
  const until = last === null ? from + span : Math.min(last, from + span);
  const count = Math.max(fewestWeeks, (until - from) / 7 + 1);
  const weeks = Array.from({ length: count }, (_, place) => from + 7 * place);
  return {
    weeks,
    current: (current - from) / 7,
    exam: last !== null && last <= (weeks.at(-1) ?? 0) ? (last - from) / 7 : null,
  };
}
