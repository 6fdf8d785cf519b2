/** A lamp for each day with real work. Lamps are never lost; a streak forgives one dark day a week, and planned rest. */
import { daysFrom, mondayOf } from './day-bounds.ts';
import type { DayTask } from './plan/day-task.ts';
import type { DayWork } from './plan/settle.ts';
import { addDays } from './plan/study-plan.ts';

export type LampState = 'lit' | 'ember' | 'dark' | 'rest' | 'today';

const litMinutes = 10;

/** By the first task that is done, ten minutes of work, or a piece of work that is whole in itself. */
export const isLitBy = (
  tasks: readonly DayTask[],
  work: Pick<DayWork, 'minutes' | 'lessons' | 'essays' | 'mocks'>,
): boolean =>
  work.minutes >= litMinutes ||
  work.lessons.size + work.essays + work.mocks > 0 ||
  tasks.some(({ state }) => state !== 'open');

/**
 * One dark day in each week from Monday to Sunday is forgiven; the second one starts the count again. Today takes nothing
 * away while it is still dark. A day of planned rest without work neither adds nor breaks, and is not the forgiven one.
 */
export function streakOf(
  lit: ReadonlySet<string>,
  today: string,
  isRest: (day: string) => boolean,
): { streak: number; embers: Set<string> } {
  const embers = new Set<string>();
  const first = [...lit].sort()[0];
  let streak = 0;
  let forgivenIn = '';
  for (const day of first === undefined ? [] : daysFrom(first, today)) {
    if (lit.has(day)) streak += 1;
    else if (day !== today && streak > 0 && !isRest(day)) {
      const week = mondayOf(day);
      if (week === forgivenIn) streak = 0;
      else {
        forgivenIn = week;
        embers.add(day);
      }
    }
  }
  return { streak, embers };
}

const weeksShown = 13;

export function lampsOf(
  lit: ReadonlySet<string>,
  today: string,
  isRest: (day: string) => boolean,
): { days: { day: string; state: LampState }[]; streak: number } {
  const { streak, embers } = streakOf(lit, today, isRest);
  const monday = mondayOf(today);
  const days = daysFrom(addDays(monday, -7 * (weeksShown - 1)), addDays(monday, 6)).map((day) => {
    const state: LampState = lit.has(day)
      ? 'lit'
      : day === today
        ? 'today'
        : embers.has(day)
          ? 'ember'
          : isRest(day)
            ? 'rest'
            : 'dark';
    return { day, state };
  });
  return { days, streak };
}

/** The first day that the calendar shows. */
export const firstShown = (today: string): string => addDays(mondayOf(today), -7 * (weeksShown - 1));
