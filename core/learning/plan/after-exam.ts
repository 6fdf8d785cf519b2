/** What a mock exam means for the study plan: made anew from the score it gave, with the time that is left. */
import type { DayAhead } from './replanned.ts';
import { daysBetween, type PlanInput, type StudyPlan } from './study-plan.ts';

/** `input` is what the plan would be made from; null where there is none yet, or its exam is over. */
export type PlanChange = { total: number; previous: number | null; input: PlanInput | null };

const daysInMonth = 30;
const maxMonths = 6;

/** Null where the plan stands on this very score already. */
export function planAfterExam(
  plan: Pick<StudyPlan, 'input' | 'examDay'> | null,
  total: number,
  today: string,
): PlanChange | null {
  const days = plan ? daysBetween(today, plan.examDay) : 0;
  if (!plan || days <= 0) return { total, previous: null, input: null };
  const { previous } = plan.input;
  if (previous === total) return null;
  const months = Math.min(maxMonths, Math.max(1, Math.ceil(days / daysInMonth)));
  return { total, previous, input: { ...plan.input, previous: total, months } };
}

/** What is learned needs a day to settle before the next exam. */
const fewestDays = 2;

/** In how many days the plan has its next mock exam; null where none is left, or where there is no plan. */
export function daysToNextMock(
  ahead: readonly Pick<DayAhead, 'day' | 'hasMock'>[],
  today: string,
): number | null {
  const days = ahead
    .filter(({ hasMock }) => hasMock)
    .map(({ day }) => daysBetween(today, day))
    .filter((away) => away >= fewestDays);
  return days.length === 0 ? null : Math.min(...days);
}
