/** A candidate without a browser: takes an exam through the API as the runner does, and remembers what was acknowledged. */
import { randomUUID } from 'node:crypto';
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import type { ApiError, Client } from '#contract/client.ts';
import { nextSeq } from '#core/exam/outgoing.ts';
import type { Form } from '#core/questions/kinds.ts';

/** What the server has said it stored: exercise, number and answer. */
export type Acknowledged = { exerciseId: string; seq: number; answer: string[] };

export type Candidate = {
  recordId: string;
  examId: string;
  tab: string;
  state: RecordState;
  /** The section that is open. */
  record: RecordView;
  acknowledged: Acknowledged[];
  call: Client;
};

/** Calls may fail on the way; whoever wraps them tries again. */
export type Attempted = <T>(work: () => Promise<T>) => Promise<T>;
const once: Attempted = (work) => work();

export async function begin(call: Client, examId: string, attempted: Attempted = once): Promise<Candidate> {
  const tab = `tab-${randomUUID()}`;
  const { recordId } = await attempted(() => call('POST /api/users-exams', { body: { examId } }));
  const state = await attempted(() =>
    call('PUT /api/records/{recordId}/lease', { params: { recordId }, body: { tab, takeOver: true } }),
  );
  const record = await attempted(() =>
    call('GET /api/records/{recordId}', { params: { recordId }, query: { tab } }),
  );
  return { recordId, examId, tab, state, record, acknowledged: [], call };
}

type MoveName = 'continue' | 'next' | 'back' | 'review' | 'help' | 'exit' | 'return' | 'exitSection';

export async function move(candidate: Candidate, name: MoveName, attempted: Attempted = once) {
  const { recordId, tab, state, call } = candidate;
  const { screen, sectionIndex, exerciseIndex } = state;
  const { record, outcome, ...next } = await attempted(() =>
    call('PUT /api/records/{recordId}/move', {
      params: { recordId },
      body: { tab, move: name, from: { screen, sectionIndex, exerciseIndex } },
    }),
  );
  candidate.state = next;
  if (record) candidate.record = record;
  // A repeated move whose first reply was lost finds the attempt moved on already.
  else if (outcome === 'elsewhere') candidate.record = await attempted(() => read(candidate));
  return outcome;
}

export const read = ({ recordId, tab, call }: Candidate): Promise<RecordView> =>
  call('GET /api/records/{recordId}', { params: { recordId }, query: { tab } });

export function exerciseOf({ record, state }: Candidate) {
  const exercise = record.exercises.find(({ id }) => id === state.exerciseId);
  if (!exercise) throw new Error(`no exercise ${state.exerciseId} in the section that is loaded`);
  return exercise;
}

export async function answer(candidate: Candidate, given: string[], attempted: Attempted = once) {
  const { recordId, tab, record, state, acknowledged, call } = candidate;
  const { id: exerciseId, question_type } = exerciseOf(candidate);
  const mine = acknowledged.findLast((one) => one.exerciseId === exerciseId)?.seq ?? 0;
  const seq = nextSeq(Math.max(record.answers[exerciseId]?.seq ?? 0, mine), state.lease.epoch);
  const reply = await attempted(() =>
    call('PUT /api/exercises/{exerciseId}/answer', {
      params: { exerciseId },
      body: { recordId, tab, type: question_type, answer: given, seq, spent: 1000 },
    }),
  );
  acknowledged.push({ exerciseId, seq: reply.seq, answer: given });
  return reply;
}

export const finish = (
  { recordId, examId, tab, call }: Candidate,
  attempted: Attempted = once,
): Promise<{ recordId: string; resultPath: string }> =>
  attempted(() => call('POST /api/exams/{id}/finish', { params: { id: examId }, body: { recordId, tab } }));

/** From wherever the attempt stands to its submission. `choose` says what to answer. */
export async function takeExam(
  candidate: Candidate,
  choose: (form: Form, sectionIndex: number) => string[],
  attempted: Attempted = once,
): Promise<string> {
  for (;;) {
    const { state } = candidate;
    if (state.resultPath !== null) return state.resultPath;
    if (state.screen !== 'exercise') {
      if ((await move(candidate, 'continue', attempted)) === 'confirm') break;
      continue;
    }
    await answer(candidate, choose(exerciseOf(candidate).question.form, state.sectionIndex), attempted);
    if ((await move(candidate, 'next', attempted)) === 'confirm') break;
  }
  return (await finish(candidate, attempted)).resultPath;
}

/** The name of the error a call ends in; null where it goes through. */
export async function errorOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (thrown: ApiError) => thrown.error,
  );
}
