/** What is next: one rule for every page that says so. */
import { type DayTask, leftOf, type TaskReason, type TaskWork, wayOn } from './plan/day-task.ts';
import { daysBetween } from './plan/study-plan.ts';

export const todayStates = [
  'no-goal',
  'first',
  'normal',
  'done',
  'back',
  'rest',
  'eve',
  'exam-day',
  'past',
] as const;

export type TodayState = (typeof todayStates)[number];

/** The work of a task, or what is asked where there is none: `start` the first run, `official-score` after the exam. */
export const nextKinds = [
  'start',
  'official-score',
  'diagnostic',
  'words',
  'mistakes',
  'stream',
  'topic',
  'lesson',
  'essay',
  'mock',
  'mock-review',
  'register',
  'prepare',
] as const;

type NextKind = (typeof nextKinds)[number];

export type NextStep = {
  taskId: string | null;
  kind: NextKind;
  to: string;
  minutes: number;
  /** Of the task, what is left of it. */
  amount: number | null;
  work: TaskWork | null;
  reason: TaskReason | null;
};

export type Situation = {
  today: string;
  hasPlan: boolean;
  examDate: string | null;
  /** What the exam gave has been told: nobody is asked for it again. */
  hasOfficialScore: boolean;
  /** Whether the work of today waits for a level that nobody knows yet. */
  isFirst: boolean;
  isRest: boolean;
  /** Two or more days of study were missed before today. */
  isBack: boolean;
  tasks: readonly DayTask[];
};

/** Who comes back begins with something short. */
const shortMinutes = 10;

export function stateOf(situation: Situation): TodayState {
  const { today, hasPlan, examDate, isFirst, isRest, isBack, tasks } = situation;
  if (!hasPlan) return 'no-goal';
  const left = examDate === null ? null : daysBetween(today, examDate);
  if (left !== null && left < 0) return 'past';
  if (left === 0) return 'exam-day';
  if (left === 1) return 'eve';
  const isDone = tasks.length > 0 && tasks.every(({ state }) => state !== 'open');
  if (isDone) return 'done';
  if (isRest) return 'rest';
  if (isFirst) return 'first';
  return isBack ? 'back' : 'normal';
}

/** Null where nothing is asked of anybody: all is done, or it is the day of the exam. */
export function nextStep(situation: Situation): { state: TodayState; next: NextStep | null } {
  const state = stateOf(situation);
  return { state, next: stepIn(state, situation) };
}

function stepIn(state: TodayState, { tasks, hasOfficialScore }: Situation): NextStep | null {
  switch (state) {
    case 'no-goal':
      return pageStep('start', '/start', 3);
    case 'past':
      if (hasOfficialScore) return pageStep('start', '/start', 3);
      return pageStep('official-score', '/user/official-score', 1);
    case 'exam-day':
    case 'done':
      return null;
    case 'back': {
      const open = tasks.filter((task) => task.state === 'open');
      return taskStep(open.find((task) => task.minutes <= shortMinutes) ?? open[0]);
    }
    default:
      return taskStep(tasks.find((task) => task.state === 'open'));
  }
}

const pageStep = (kind: 'start' | 'official-score', to: string, minutes: number): NextStep => ({
  taskId: null,
  kind,
  to,
  minutes,
  amount: null,
  work: null,
  reason: null,
});

function taskStep(task: DayTask | undefined): NextStep | null {
  if (!task) return null;
  return {
    taskId: task.id,
    kind: task.work.kind,
    to: wayOn(task),
    ...leftOf(task),
    work: task.work,
    reason: task.reason,
  };
}
