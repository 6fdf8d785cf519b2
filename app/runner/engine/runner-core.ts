/** The runner's state, and what is done to it at once: predicting, and taking the server's word. */
import { attemptOf, keepTime, standAt } from '#app/runner/engine/attempt-of.ts';
import type { Unsent } from '#app/runner/engine/disk.ts';
import { lacksQuestions, type RunnerState, withUnsent } from '#app/runner/engine/runner-state.ts';
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import { type AttemptEvent, entryOf, type Outcome } from '#core/exam/attempt.ts';
import { reduce } from '#core/exam/reduce.ts';
import { goesOnAlone } from '#core/exam/steps.ts';
import type { Answer } from '#core/questions/kinds.ts';

export type Core = ReturnType<typeof createCore>;

/** `readAt` is when the record was true, on the page's clock; `comesToGoOn`, that the address names a question. */
export function createCore(given: RecordView, readAt: number, comesToGoOn: boolean) {
  const listeners = new Set<() => void>();
  let turns = 0;
  const attempt = attemptOf(given, readAt);
  let state: RunnerState = {
    record: given,
    attempt,
    lease: 'asking',
    isGoingOn: comesToGoOn && given.status === 'open' && goesOnAlone(attempt),
    isOffline: false,
    needsLogin: false,
    isRequesting: false,
    isTimeUp: false,
    message: null,
    unsent: [],
    refused: {},
    wasInterrupted: lacksQuestions(given) && given.screen !== 'save',
    dialog: null,
    leaving: null,
    checked: given.checked,
    result: given.status === 'open' ? null : given.resultPath,
  };
  const now = () => performance.now();
  /** Practice forgives every silence, so there is nothing to tell. */
  const isInterrupted = ({ interruptions }: Pick<RecordState, 'interruptions'>): boolean =>
    state.wasInterrupted ||
    (state.record.exam.type === 'GREPREP' && interruptions > state.attempt.interruptions);
  const set = (change: Partial<RunnerState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  return {
    recordId: given.recordId,
    now,
    get: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Counts changes of place: a reply that was on its way meanwhile no longer says where the candidate is. */
    turns: () => turns,

    predict: (event: AttemptEvent): Outcome => {
      const at = now();
      // The page is open: whatever the network does, nobody has fallen silent here.
      const { attempt, outcome } = reduce({ ...state.attempt, lastHeartbeat: at }, event, at);
      if (outcome === 'done') {
        if (event.kind === 'move') turns += 1;
        set({ attempt });
      }
      return outcome;
    },

    /** The whole record as the server has it, with what this device still holds on top. */
    adopt: (record: RecordView, at: number, unsent: readonly Unsent[]): void => {
      turns += 1;
      const attempt = withUnsent(attemptOf(record, at), unsent);
      const result = record.status === 'open' ? null : record.resultPath;
      const wasInterrupted = isInterrupted(record);
      // What went wrong in a section that is behind is no longer to be mended.
      const isBehind = record.sectionIndex !== state.record.sectionIndex;
      if (isBehind) set({ refused: {}, message: null });
      set({ record, attempt, checked: record.checked, result, isTimeUp: false, wasInterrupted });
    },

    standAt: (told: RecordState, at: number): void => {
      turns += 1;
      const wasInterrupted = isInterrupted(told);
      set({ attempt: standAt(state.attempt, told, at), isTimeUp: false, wasInterrupted });
    },

    keepTime: (told: RecordState, at: number): void =>
      set({ attempt: keepTime(state.attempt, told, at), wasInterrupted: isInterrupted(told) }),

    /** Another tab's answer was newer; ours gives way unless the candidate has changed it again. */
    adoptAnswer: (exerciseId: string, answer: Answer, seq: number): void => {
      const entry = entryOf(state.attempt, exerciseId);
      if (entry.seq > seq) return;
      const entries = { ...state.attempt.entries, [exerciseId]: { ...entry, answer, seq } };
      set({ attempt: { ...state.attempt, entries } });
    },

    /** What became of an answer: stored, or refused, and then why. */
    noteAnswer: (exerciseId: string, refusal: string | null): void => {
      const { [exerciseId]: _, ...refused } = state.refused;
      set({ refused: refusal === null ? refused : { ...refused, [exerciseId]: refusal } });
    },

    /** What the server holds of a mark: `told` where it has just said so. Shown unless it has been toggled again. */
    holdMark: (exerciseId: string, told: boolean | null, isNewest: boolean): void => {
      const { record, attempt: at } = state;
      const others = record.marks.filter((id) => id !== exerciseId);
      const marked = told ?? record.marks.includes(exerciseId);
      const marks = marked ? [...others, exerciseId] : others;
      const entries = { ...at.entries, [exerciseId]: { ...entryOf(at, exerciseId), marked } };
      set({ record: { ...record, marks }, attempt: isNewest ? { ...at, entries } : at });
    },

    /** The attempt was begun anew elsewhere: there is nothing left to act on here. */
    drop: (): void => set({ lease: 'dropped', dialog: null }),

    /** Another tab acts: this one stands still. */
    lose: (): void => {
      if (state.lease === 'mine') set({ lease: 'lost', dialog: null });
    },
  };
}
