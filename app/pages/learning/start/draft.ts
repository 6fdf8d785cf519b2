/** What the first run's questions hold while they are answered, and what of it the goal is told at each step. */
import type { Calls } from '#contract/all.ts';
import { diagnosticSize } from '#core/learner/diagnostic-size.ts';
import {
  type StartStep,
  startSteps,
  stepToResume,
  usualExamDate,
  usualTotal,
} from '#core/learning/first-run.ts';
import { splitTotal } from '#core/learning/goal.ts';

export type Goal = Calls['GET /api/users/goal']['reply'];
export type GoalChange = NonNullable<Calls['PUT /api/users/goal']['options']['body']>;

export type LastDraft = { kind: 'none' | 'official' | 'mock'; verbal: string; quant: string; day: string };

export type Draft = {
  verbal: number;
  quant: number;
  writing: number | null;
  /** Null: not decided yet. */
  examDate: string | null;
  minutes: number;
  weekdays: readonly number[];
  last: LastDraft;
  wantsTest: boolean;
};

export const placeOf = (step: StartStep): number => startSteps.indexOf(step);

/** Every question has an answer from the first moment on, so that going on is always possible. */
export function draftOf(goal: Goal, today: string): Draft {
  const { targetScore, lastScore } = goal;
  const usual = splitTotal(usualTotal);
  const isDateSaid = goal.startedAt !== null || placeOf(stepToResume(goal)) > placeOf('date');
  // A date that is over says nothing of the next exam: it is asked for anew.
  const isOver = goal.examDate !== null && goal.examDate <= today;
  return {
    verbal: targetScore?.verbal ?? usual.verbal,
    quant: targetScore?.quant ?? usual.quant,
    writing: targetScore?.writing ?? null,
    examDate: isOver ? usualExamDate(today) : (goal.examDate ?? (isDateSaid ? null : usualExamDate(today))),
    minutes: goal.minutes,
    weekdays: goal.weekdays,
    last: {
      kind: lastScore?.kind ?? 'none',
      verbal: lastScore ? String(lastScore.verbal) : '',
      quant: lastScore ? String(lastScore.quant) : '',
      day: lastScore?.day ?? '',
    },
    wantsTest: true,
  };
}

const isScore = (text: string): boolean => /^\d{3}$/.test(text.trim()) && +text >= 130 && +text <= 170;

export type LastFault = 'verbal' | 'quant' | 'day';

/** The first thing that cannot be; null where all is well. */
export function findFault({ kind, verbal, quant, day }: LastDraft, today: string): LastFault | null {
  if (kind === 'none') return null;
  if (!isScore(verbal)) return 'verbal';
  if (!isScore(quant)) return 'quant';
  return day > today ? 'day' : null;
}

export const lastTotal = ({ kind, verbal, quant }: LastDraft): number | null =>
  kind !== 'none' && isScore(verbal) && isScore(quant) ? +verbal + +quant : null;

/** What the answer to a question changes of the goal. */
export function changeOf(step: StartStep, draft: Draft): GoalChange {
  const { verbal, quant, writing, examDate, minutes, weekdays, last } = draft;
  switch (step) {
    case 'goal':
      return { targetScore: { verbal, quant, writing } };
    case 'date':
      return { examDate };
    case 'time':
      return { minutes, weekdays: [...weekdays] };
    case 'score':
      return {
        lastScore:
          last.kind === 'none'
            ? null
            : { verbal: +last.verbal, quant: +last.quant, kind: last.kind, day: last.day || null },
      };
    case 'test':
    case 'plan':
      return { isStarted: true };
  }
}

export const testOf = ({ last }: Draft) => diagnosticSize(lastTotal(last) !== null);
