/** The attempt that the browser predicts with, made of what the server told, on the page's own clock. */
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import {
  type Attempt,
  type Entry,
  entryOf,
  exerciseAt,
  noEntry,
  type Paper,
  type SectionState,
  sectionAt,
} from '#core/exam/attempt.ts';
import { pauseMs, questionElapsed, sectionElapsed } from '#core/exam/clock.ts';

/** Two readings this close are the same: the way to the server and back is never measured more exactly. */
const toleranceMs = 600;

/** `at` is the moment on the page's clock at which the record was true. */
export function attemptOf(record: RecordView, at: number): Attempt {
  const entries: Record<string, Entry> = {};
  for (const { id } of record.exercises) {
    const stored = record.answers[id];
    entries[id] = {
      ...noEntry,
      answer: stored?.answer ?? [],
      seq: stored?.seq ?? 0,
      spentMs: stored?.spent ?? 0,
      marked: record.marks.includes(id),
      seen: record.seen.includes(id),
      checked: Object.hasOwn(record.checked, id),
    };
  }
  const bare: Attempt = {
    paper: paperOf(record),
    status: record.status,
    extraTime: record.extraTime,
    screen: record.screen,
    returnTo: record.returnTo,
    sectionIndex: record.sectionIndex,
    exerciseIndex: record.exerciseIndex,
    sections: record.sections.map(({ id, stage, elapsed }) => ({
      sectionId: id,
      stage,
      elapsedMs: elapsed * 1000,
      closedBy: null,
      closedAt: null,
    })),
    entries,
    runningSince: null,
    lastHeartbeat: at,
    pausedAt: null,
    interruptions: record.interruptions,
    // The page is open: nobody is silent here.
    silentSince: null,
    forgivenMs: record.forgiven * 1000,
    lease: { tab: null, epoch: record.lease.epoch },
    submittedAt: null,
    submittedBy: null,
  };
  return standAt(bare, record, at);
}

/** Only the current section's questions are known here; of the others it is enough how many there are. */
function paperOf(record: RecordView): Paper {
  return {
    examId: record.exam.id,
    type: record.exam.type,
    canCheck: record.exam.canCheck,
    slots: record.sections.map((section, index) => ({
      measure: section.exercise_type,
      variants: [
        {
          id: section.id ?? `section-${section.no}`,
          module: null,
          standard_time: section.standard_time,
          exercises:
            index === record.sectionIndex
              ? record.exercises.map(({ id, question_type, exercise_type, standard_time }) => ({
                  id,
                  question_type,
                  exercise_type,
                  standard_time,
                }))
              : [],
        },
      ],
    })),
  };
}

/** The attempt moved to where the server says it stands. */
export function standAt(attempt: Attempt, state: RecordState, at: number): Attempt {
  const section: SectionState = {
    ...sectionAt(attempt, state.sectionIndex),
    sectionId: state.sectionId,
    stage: stageOn(state),
  };
  const slot = attempt.paper.slots[state.sectionIndex];
  const variant = slot?.variants[0];
  // A module has been chosen in the meantime: the plan behind the section gets its name.
  const slots =
    slot && variant && state.sectionId !== null && variant.id !== state.sectionId
      ? attempt.paper.slots.with(state.sectionIndex, {
          ...slot,
          variants: [{ ...variant, id: state.sectionId }],
        })
      : attempt.paper.slots;
  const moved: Attempt = {
    ...attempt,
    paper: { ...attempt.paper, slots },
    status: state.status,
    screen: state.screen,
    returnTo: state.returnTo,
    sectionIndex: state.sectionIndex,
    exerciseIndex: state.exerciseIndex,
    sections: attempt.sections.with(state.sectionIndex, section),
    pausedAt: state.pauseLeft === null ? null : at - (pauseMs - state.pauseLeft * 1000),
    lease: { ...attempt.lease, epoch: state.lease.epoch },
  };
  return keepTime(moved, state, at, 0);
}

function stageOn({ screen, returnTo }: RecordState): SectionState['stage'] {
  if (screen === 'pause' || screen === 'sectionEnd') return 'closed';
  return screen === 'before' || returnTo === 'before' ? 'ahead' : 'open';
}

/** The server's time, taken over where the page's own is off by more than a trip to the server can explain. */
export function keepTime(
  attempt: Attempt,
  state: Pick<RecordState, 'elapsed' | 'questionElapsed' | 'isRunning' | 'interruptions' | 'forgiven'>,
  at: number,
  tolerance = toleranceMs,
): Attempt {
  const { interruptions } = state;
  const heard = { lastHeartbeat: at, interruptions, forgivenMs: state.forgiven * 1000 };
  const isRunning = attempt.runningSince !== null;
  const isClose =
    isRunning === state.isRunning &&
    Math.abs(sectionElapsed(attempt, at) - state.elapsed * 1000) <= tolerance;
  const exercise = exerciseAt(attempt);
  const isQuestionClose =
    Math.abs(questionElapsed(attempt, at) - state.questionElapsed * 1000) <= tolerance || !exercise;
  if (isClose && isQuestionClose && tolerance > 0) return { ...attempt, ...heard };
  return {
    ...attempt,
    ...heard,
    runningSince: state.isRunning ? at : null,
    sections: attempt.sections.with(attempt.sectionIndex, {
      ...sectionAt(attempt),
      elapsedMs: state.elapsed * 1000,
    }),
    entries: exercise
      ? {
          ...attempt.entries,
          [exercise.id]: { ...entryOf(attempt, exercise.id), elapsedMs: state.questionElapsed * 1000 },
        }
      : attempt.entries,
  };
}
