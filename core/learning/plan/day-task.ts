/** A task of today: what it is, how much of it is done by real work, why it is there, and where it starts. */
import type { Measure } from '#core/scoring/scale.ts';

export type TaskWork =
  | { kind: 'diagnostic' }
  | { kind: 'words' }
  /** Mistakes that are due in the wrong-book. */
  | { kind: 'mistakes' }
  /** Questions that the learner model chooses. */
  | { kind: 'stream'; measure: Measure }
  | { kind: 'topic'; tag: string }
  | { kind: 'lesson'; slug: string }
  | { kind: 'essay'; tag: string }
  | { kind: 'mock' }
  | { kind: 'mock-review'; recordId: string }
  | { kind: 'register' | 'prepare' };

/** Why this, in a word that messages turn into a line. */
export type TaskReason =
  | { code: 'unknown-level' | 'due' | 'steady' | 'plan' | 'taper' | 'stressed' }
  /** Worth most now; `points` only where the model may tell them. */
  | { code: 'worth'; tag: string | null; points: number | null }
  | { code: 'weak'; tag: string }
  | { code: 'behind-target'; measure: Measure };

export type DayTask = {
  /** Never used twice in a day. */
  id: string;
  work: TaskWork;
  minutes: number;
  /** Answers, reviews or pieces; done when that many are done, from wherever they were started. */
  amount: number;
  done: number;
  /** `elsewhere`: ticked by hand for work done elsewhere. */
  state: 'open' | 'done' | 'elsewhere';
  reason: TaskReason;
  /** The page that starts exactly this, without the language. */
  to: string;
};

/** No round of words is longer; a longer task is done in two. */
const longestRound = 30;

/** What is left to do of a task. */
export function leftOf({ minutes, amount, done }: DayTask): Pick<DayTask, 'minutes' | 'amount'> {
  const left = Math.max(1, amount - done);
  return { minutes: Math.max(1, Math.ceil((minutes * left) / amount)), amount: left };
}

/** Where a task goes on: who has done six of ten is given four. */
export const wayOn = (task: DayTask): string => (task.done > 0 ? startOf(task.work, leftOf(task)) : task.to);

/** The page of ours that starts exactly this, without the language. */
export function startOf(work: TaskWork, { minutes, amount }: Pick<DayTask, 'minutes' | 'amount'>): string {
  switch (work.kind) {
    case 'diagnostic':
      return '/stream?mode=diagnostic';
    case 'words':
      return `/words/session?minutes=${Math.min(longestRound, minutes)}`;
    case 'mistakes':
      return '/user/wrong-books?state=due';
    case 'stream':
      return `/stream?measure=${work.measure}&n=${amount}`;
    case 'topic':
      return `/stream?tag=${work.tag}&n=${amount}`;
    case 'lesson':
      return `/lessons/${work.slug}`;
    case 'essay':
      return `/questions?type=write&tag=${work.tag}`;
    case 'mock':
      return '/gre-exam';
    case 'mock-review':
      return work.recordId ? `/result/${work.recordId}` : '/user/exam-results';
    case 'register':
    case 'prepare':
      return '/test-centers-info';
  }
}
