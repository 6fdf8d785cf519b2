/** The first run: its questions in order, where somebody who left goes on, and what a visitor's plan already answers. */

import { type Goal, type LastScore, splitTotal, usualGoal } from './goal.ts';
import { addDays, addMonths, daysBetween } from './plan/study-plan.ts';

export const startSteps = ['goal', 'date', 'time', 'score', 'test', 'plan'] as const;

export type StartStep = (typeof startSteps)[number];

export const isStartStep = (text: string | null): text is StartStep =>
  startSteps.some((step) => step === text);

/** Of who has no idea yet: what most schools read as a good score. */
export const usualTotal = 320;

type Said = Pick<Goal, 'targetScore' | 'examDate' | 'minutes' | 'lastScore'> & {
  weekdays: readonly number[];
  startedAt: unknown;
};

/**
 * The first question without an answer. Who said that the date is open, or took the usual hours, said something that
 * looks like nothing: there an answer further on tells that the question was passed.
 */
export function stepToResume({
  targetScore,
  examDate,
  minutes,
  weekdays,
  lastScore,
  startedAt,
}: Said): StartStep {
  if (startedAt !== null || targetScore === null) return 'goal';
  if (lastScore !== null) return 'test';
  const hasHours = minutes !== usualGoal.minutes || weekdays.join() !== usualGoal.weekdays.join();
  if (hasHours) return 'score';
  return examDate === null ? 'date' : 'time';
}

/** A Saturday about three months ahead: most people sit the test at a weekend. */
export function usualExamDate(today: string): string {
  const day = addMonths(today, 3);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, 6 - weekday);
}

/** Days from `from` on and before `until` that are study days: whole weeks at once, however far apart the two are. */
export function countStudyDays(from: string, until: string, weekdays: readonly number[]): number {
  const weeks = Math.max(0, Math.floor(daysBetween(from, until) / 7));
  let count = weeks * new Set(weekdays).size;
  for (let day = addDays(from, weeks * 7); day < until; day = addDays(day, 1))
    if (weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)) count += 1;
  return count;
}

/** What a visitor answered before there was an account: the form on home or the plan's page. */
export type VisitorAnswers = { months: number; previous: number | null; target: number };

export type TakenOver = {
  targetScore?: { verbal: number; quant: number; writing: null };
  examDate?: string;
  lastScore?: LastScore;
};

/** Only what the account has not been told: what somebody said with their name on it stays. */
export function takeOver(
  { months, previous, target }: VisitorAnswers,
  goal: Pick<Goal, 'targetScore' | 'examDate' | 'lastScore'>,
  today: string,
): TakenOver {
  return {
    ...(goal.targetScore === null && { targetScore: { ...splitTotal(target), writing: null } }),
    ...(goal.examDate === null && { examDate: addMonths(today, months) }),
    ...(goal.lastScore === null &&
      previous !== null && { lastScore: { ...splitTotal(previous), kind: 'official' as const, day: null } }),
  };
}

/** Null where the address holds no such answers, or answers that cannot be. */
export function readAnswers(query: URLSearchParams): VisitorAnswers | null {
  const figure = (name: string, low: number, high: number): number | null => {
    const text = query.get(name);
    const value = Number(text);
    return text && Number.isInteger(value) && value >= low && value <= high ? value : null;
  };
  const target = figure('target', 260, 340);
  const months = figure('months', 1, 6);
  if (target === null || months === null) return null;
  return { months, previous: figure('previous', 260, 340), target };
}
