/** An attempt as a value: the paper, the place, the answers and the clock; and what can happen to it. */
import type { Answer, ExerciseType, QuestionType } from '../questions/kinds.ts';
import type { Module } from '../scoring/routing.ts';
import type { Screen } from './flow.ts';

/** GREPREP is a mock exam, JIJING a practice set (specification, section 3). */
export const examTypes = ['GREPREP', 'JIJING'] as const;
export type ExamType = (typeof examTypes)[number];

export const extraTimes = [1, 1.25, 1.5, 2] as const;
export type ExtraTime = (typeof extraTimes)[number];

// The paper: what is to be answered. It never changes during an attempt.

export type ExercisePlan = {
  readonly id: string;
  readonly question_type: QuestionType;
  readonly exercise_type: ExerciseType;
  /** Minutes; for write questions alone. */
  readonly standard_time: number | null;
};

export type SectionPlan = {
  readonly id: string;
  readonly module: Module | null;
  /** Minutes; null where the section has no limit of its own. */
  readonly standard_time: number | null;
  readonly exercises: readonly ExercisePlan[];
};

/** The candidate sees "Section N of M"; behind N stand one section or several modules of it. */
export type Slot = { readonly measure: ExerciseType; readonly variants: readonly SectionPlan[] };

export type Paper = {
  readonly examId: string;
  readonly type: ExamType;
  readonly slots: readonly Slot[];
  /** A practice set may show key and analysis question by question. */
  readonly canCheck: boolean;
};

// The attempt: what became of the paper so far. Times are milliseconds on one clock, whichever that is.

export type Entry = {
  readonly answer: Answer;
  /** 0 until something was saved. */
  readonly seq: number;
  /** What the browser measured on this question, as it says. */
  readonly spentMs: number;
  /** What the attempt's own clock measured on this question. */
  readonly elapsedMs: number;
  readonly marked: boolean;
  readonly seen: boolean;
  /** Key and analysis were shown: the answer stays as it is. */
  readonly checked: boolean;
};

export type SectionState = {
  /** Null until the module is chosen. */
  readonly sectionId: string | null;
  readonly stage: 'ahead' | 'open' | 'closed';
  readonly elapsedMs: number;
  /** The server closes a section whose time ran out while the browser was silent. */
  readonly closedBy: 'candidate' | 'timeout' | 'server' | null;
  readonly closedAt: number | null;
};

export type Attempt = {
  readonly paper: Paper;
  readonly status: 'open' | 'submitted' | 'graded';
  readonly extraTime: ExtraTime;
  readonly screen: Screen;
  /** Where Continue or Return leads from exit, save, help and review. */
  readonly returnTo: 'before' | 'exercise' | null;
  readonly sectionIndex: number;
  readonly exerciseIndex: number;
  /** One for each slot. */
  readonly sections: readonly SectionState[];
  /** By exercise id; an exercise that was never touched has none. */
  readonly entries: Readonly<Record<string, Entry>>;
  /** The start of the running segment, null while the clock stands. */
  readonly runningSince: number | null;
  readonly lastHeartbeat: number | null;
  readonly pausedAt: number | null;
  /** How often the browser fell silent while the clock ran. */
  readonly interruptions: number;
  /** The last heartbeat before the silence that goes on now; null while somebody is heard. */
  readonly silentSince: number | null;
  /** Silence of a mock exam that did not count, of all its sections together. */
  readonly forgivenMs: number;
  /** The tab that may act, and how often that changed hands. */
  readonly lease: { readonly tab: string | null; readonly epoch: number };
  readonly submittedAt: number | null;
  readonly submittedBy: 'finish' | 'exit' | 'timeout' | 'server' | null;
};

// Events

/** Where the caller believes the attempt to be: a repeated or overtaken move changes nothing. */
export type Place = {
  readonly screen: Screen;
  readonly sectionIndex: number;
  readonly exerciseIndex: number;
};

export type Move =
  | { readonly move: 'continue' | 'next' | 'back' | 'review' | 'help' | 'exit' | 'return' | 'exitSection' }
  | { readonly move: 'go'; readonly exerciseId: string };

/** `tab` is who acts; an event without one comes from no browser and needs no lease. */
export type AttemptEvent = { readonly tab?: string | undefined } & (
  | ({
      readonly kind: 'move';
      readonly from: Place;
      /** For a `continue` into a slot of several modules; `moduleToChoose` says when. */
      readonly module?: Module | undefined;
    } & Move)
  | {
      readonly kind: 'answer';
      readonly exerciseId: string;
      readonly answer: Answer;
      readonly seq: number;
      readonly spentMs?: number | undefined;
    }
  | { readonly kind: 'mark'; readonly exerciseId: string; readonly marked?: boolean | undefined }
  | { readonly kind: 'check'; readonly exerciseId: string }
  /** `elapsedMs` is what the browser has counted in this section, also while the server did not hear it. */
  | { readonly kind: 'heartbeat'; readonly elapsedMs?: number | undefined }
  | { readonly kind: 'timeout'; readonly elapsedMs?: number | undefined }
  | { readonly kind: 'save' }
  | { readonly kind: 'exit' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'lease'; readonly tab: string; readonly takeOver: boolean }
  /** The tab acts no longer, and whoever comes next need not ask it. */
  | { readonly kind: 'release'; readonly tab: string }
  /** Nobody acts: only time has passed. */
  | { readonly kind: 'sweep' }
);

/**
 * What came of an event. `done`; `already` where it was true before; `elsewhere` where the attempt is not where the
 * caller believes; `unavailable` where the screen does not offer it; `confirm` where only finishing is left; `older`
 * for an answer that was overtaken; `late` where its section is closed, `ahead` where it has not been opened yet; `standing` where the clock of a mock exam
 * stands and has to be set going first; `unknown` for an exercise that is not in the section; `fixed` where the key has been shown; `taken` where another tab acts; `unfinished` for a finish before
 * the last section; `submitted` where nothing changes any more.
 */
export type Outcome =
  | 'done'
  | 'already'
  | 'elsewhere'
  | 'unavailable'
  | 'confirm'
  | 'older'
  | 'late'
  | 'ahead'
  | 'standing'
  | 'unknown'
  | 'fixed'
  | 'taken'
  | 'unfinished'
  | 'submitted';

export type Reduced = { readonly attempt: Attempt; readonly outcome: Outcome };

// Reading an attempt

export const noEntry: Entry = {
  answer: [],
  seq: 0,
  spentMs: 0,
  elapsedMs: 0,
  marked: false,
  seen: false,
  checked: false,
};

export const entryOf = (attempt: Attempt, exerciseId: string): Entry =>
  attempt.entries[exerciseId] ?? noEntry;

export function sectionAt(attempt: Attempt, index = attempt.sectionIndex): SectionState {
  const section = attempt.sections[index];
  if (!section) throw new RangeError(`the attempt has no section ${index}`);
  return section;
}

/** The plan behind a section, null while its module is not chosen. */
export function planAt(attempt: Attempt, index = attempt.sectionIndex): SectionPlan | null {
  const { sectionId } = sectionAt(attempt, index);
  return attempt.paper.slots[index]?.variants.find(({ id }) => id === sectionId) ?? null;
}

export function exerciseAt(attempt: Attempt, index = attempt.exerciseIndex): ExercisePlan | null {
  return planAt(attempt)?.exercises[index] ?? null;
}

export const isLastSection = (attempt: Attempt): boolean =>
  attempt.sectionIndex === attempt.paper.slots.length - 1;

export const isLastExercise = (attempt: Attempt): boolean =>
  attempt.exerciseIndex === (planAt(attempt)?.exercises.length ?? 0) - 1;

export const isWrite = (attempt: Attempt): boolean => exerciseAt(attempt)?.question_type === 'write';

export function placeOf({ screen, sectionIndex, exerciseIndex }: Attempt): Place {
  return { screen, sectionIndex, exerciseIndex };
}

/** A fresh attempt, on the first section's before screen. */
export function startAttempt(paper: Paper, extraTime: ExtraTime = 1): Attempt {
  return {
    paper,
    status: 'open',
    extraTime,
    screen: 'before',
    returnTo: null,
    sectionIndex: 0,
    exerciseIndex: 0,
    sections: paper.slots.map(({ variants }) => ({
      sectionId: variants.length === 1 ? (variants[0]?.id ?? null) : null,
      stage: 'ahead',
      elapsedMs: 0,
      closedBy: null,
      closedAt: null,
    })),
    entries: {},
    runningSince: null,
    lastHeartbeat: null,
    pausedAt: null,
    interruptions: 0,
    silentSince: null,
    forgivenMs: 0,
    lease: { tab: null, epoch: 0 },
    submittedAt: null,
    submittedBy: null,
  };
}
