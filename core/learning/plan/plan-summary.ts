/** What a plan comes to in a few numbers, and what a changed goal did to them. */
import type { Goal } from '../goal.ts';
import type { PlanGoal, PlannedDay } from './plan-days.ts';

export type PlanSummary = {
  minutes: number;
  weekDays: number;
  mocks: number;
  target: number | null;
  exam: string | null;
  /** By when the hours that the target takes are done; null: not before the plan's end, or no target. */
  finish: string | null;
  nextMock: string | null;
  stress: Goal['stress'];
};

export type SummaryChange =
  | { what: 'minutes' | 'week-days' | 'mocks' | 'target'; from: number | null; to: number | null }
  | { what: 'exam' | 'finish' | 'next-mock'; from: string | null; to: string | null }
  | { what: 'stress'; from: Goal['stress']; to: Goal['stress'] };

export function summarize(
  goal: PlanGoal,
  days: readonly PlannedDay[],
  hoursNeeded: number | null,
): PlanSummary {
  const mocks = days.filter(({ kind }) => kind === 'mock');
  return {
    minutes: goal.minutes,
    weekDays: goal.weekdays.length,
    mocks: mocks.length,
    target: goal.target && goal.target.verbal + goal.target.quant,
    exam: goal.examDate,
    finish: hoursNeeded === null ? null : finishOf(days, hoursNeeded * 60),
    nextMock: mocks[0]?.day ?? null,
    stress: goal.stress,
  };
}

function finishOf(days: readonly PlannedDay[], minutes: number): string | null {
  let left = minutes;
  for (const { day, kind, minutes: planned } of days) {
    if (kind !== 'rest') left -= planned;
    if (left <= 0) return day;
  }
  return null;
}

/** Only what differs. */
export function compareSummaries(before: PlanSummary, after: PlanSummary): SummaryChange[] {
  const all: SummaryChange[] = [
    { what: 'target', from: before.target, to: after.target },
    { what: 'exam', from: before.exam, to: after.exam },
    { what: 'minutes', from: before.minutes, to: after.minutes },
    { what: 'week-days', from: before.weekDays, to: after.weekDays },
    { what: 'stress', from: before.stress, to: after.stress },
    { what: 'mocks', from: before.mocks, to: after.mocks },
    { what: 'next-mock', from: before.nextMock, to: after.nextMock },
    { what: 'finish', from: before.finish, to: after.finish },
  ];
  return all.filter(({ from, to }) => from !== to);
}
