/** What the runner's screens see: the record, the attempt as predicted, and how things stand with server and tab. */
import type { Unsent } from '#app/runner/engine/disk.ts';
import type { RecordView } from '#contract/attempts/record.ts';
import type { Attempt, Move, Place } from '#core/exam/attempt.ts';
import { entryOf, exerciseAt } from '#core/exam/attempt.ts';
import { isBetweenSections } from '#core/exam/flow.ts';
import type { HeaderState } from '#core/exam/screens.ts';

export type Revealed = RecordView['checked'][string];

export type RunnerState = {
  /** As last told whole: the exam, the sections, the current section's questions. */
  readonly record: RecordView;
  /** Where the candidate stands, ahead of the server by what is on its way. */
  readonly attempt: Attempt;
  /**
   * `asking` until the server has said that this tab acts; `other` and `lost` while another one does;
   * `dropped` once the attempt was begun anew elsewhere.
   */
  readonly lease: 'asking' | 'mine' | 'other' | 'lost' | 'dropped';
  /** Somebody came to go on, and is being led to the question. */
  readonly isGoingOn: boolean;
  readonly isOffline: boolean;
  readonly needsLogin: boolean;
  /** Specification, section 5: Next and Back are blocked while a request is in flight. */
  readonly isRequesting: boolean;
  readonly isTimeUp: boolean;
  /** The error to show as a message (specification, section 8), until what it was about has come right. */
  readonly message: { readonly text: string; readonly cause: string } | null;
  readonly unsent: readonly Unsent[];
  /** Answers of this section that the server has decided against, by exercise, and why. */
  readonly refused: Readonly<Record<string, string>>;
  /** The browser was not heard for a while, and the candidate has not yet taken note of what that cost. */
  readonly wasInterrupted: boolean;
  readonly dialog: 'finish' | 'exit' | 'save' | 'leave' | null;
  /** The move that waits for the answer to `leave`. */
  readonly leaving: Move | null;
  /** Keys that may be seen, by exercise. */
  readonly checked: Readonly<Record<string, Revealed>>;
  /** Where the result is, once the attempt is submitted. */
  readonly result: string | null;
};

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.screen === b.screen && a.sectionIndex === b.sectionIndex && a.exerciseIndex === b.exerciseIndex;

/** A mock exam that was not heard for a while, or was saved, comes without its questions: they return with its clock. */
export const lacksQuestions = ({ exercises, screen, returnTo }: RecordView): boolean =>
  exercises.length === 0 && !isBetweenSections(screen) && returnTo !== 'before';

/** Whether key and analysis of the current question may be asked for. */
export function checkOf({ record, attempt, checked }: RunnerState): HeaderState['check'] {
  const id = attempt.screen === 'exercise' ? exerciseAt(attempt)?.id : undefined;
  if (!record.exam.canCheck || id === undefined || Object.hasOwn(checked, id)) return 'never';
  return entryOf(attempt, id).answer.some((part) => part !== '') ? 'ready' : 'unanswered';
}

/** The attempt with what this device still holds on top of what the server knows. */
export function withUnsent(attempt: Attempt, unsent: readonly Unsent[]): Attempt {
  const entries = { ...attempt.entries };
  for (const item of unsent) {
    const entry = entryOf(attempt, item.exerciseId);
    if (!Object.hasOwn(entries, item.exerciseId) || entry.checked) continue;
    const current = entries[item.exerciseId] ?? entry;
    if (item.kind === 'mark') entries[item.exerciseId] = { ...current, marked: item.marked };
    else if (item.seq > entry.seq) {
      entries[item.exerciseId] = { ...current, answer: item.answer, seq: item.seq, seen: true };
    }
  }
  return { ...attempt, entries };
}
