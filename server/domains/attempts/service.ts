/** Every change of an attempt: lock it, apply one event, write what changed, commit. */
import { type Attempt, type AttemptEvent, type Outcome, startAttempt } from '#core/exam/attempt.ts';
import { admitSpans, type Span } from '#core/exam/conduct.ts';
import { canStart } from '#core/exam/limit.ts';
import { reduce, settle } from '#core/exam/reduce.ts';
import { moduleToChoose } from '#core/exam/steps.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, getEdition } from '#server/domains/exams/papers.ts';
import { type Exam, getExam } from '#server/domains/exams/service.ts';
import { AppError, notFound, recordLimitReached } from '#server/http/errors.ts';
import { insertConduct } from './conduct-store.ts';
import { chooseModule, gradeRecord } from './grading.ts';
import {
  countSubmitted,
  type EventRow,
  findOpenRecord,
  findRecord,
  insertRecord,
  lockRecord,
  lockStart,
  type RecordRow,
  readAttempt,
  updateAttempt,
  updateDropped,
} from './store.ts';

export { attemptsData } from './own-data.ts';

/** Who acts: a user on an attempt of theirs, or the server itself on anybody's. */
export type Actor = {
  readonly userId: string | null;
  readonly now: Date;
  /** The exam that the caller says it belongs to. */
  readonly examId?: string;
  /** What the candidate did besides answering. */
  readonly conduct?: readonly Span[] | undefined;
};

export type Applied = {
  readonly attempt: Attempt;
  readonly outcome: Outcome;
  readonly row: RecordRow;
  readonly exam: Exam;
  readonly edition: Edition;
};

/** `makeEvent` sees the attempt as it is under the lock. */
export async function applyEvent(
  deps: Deps,
  { userId, now, examId, conduct = [] }: Actor,
  recordId: string,
  makeEvent: AttemptEvent | ((attempt: Attempt) => AttemptEvent),
): Promise<Applied> {
  const applied = await inTransaction(deps.db, async (tx) => {
    const row = await lockRecord(tx, recordId, userId);
    if (!row || (examId !== undefined && examId !== row.examId)) throw notFound();
    if (row.status === 'dropped') throw new AppError('RECORD_CLOSED');
    const exam = await getExam(tx, row.examId);
    const edition = await getEdition(deps.db, exam, row.edition, tx);
    const before = await readAttempt(tx, row, edition.paper);
    const given = typeof makeEvent === 'function' ? makeEvent(before) : makeEvent;
    const event = await withModule(tx, { row, exam, edition }, before, given, now);
    const { attempt, outcome } = reduce(before, event, now.getTime());
    if (attempt !== before) {
      const isNews = outcome === 'done' || attempt.status !== before.status;
      await updateAttempt(tx, row, before, attempt, isNews ? eventRow(event) : null, now);
    }
    // With the attempt, so that a submission brings the last of it along; after it nothing changes any more.
    if (before.status === 'open' && outcome !== 'taken')
      await insertConduct(tx, recordId, admitSpans(attempt, conduct));
    return { attempt, outcome, row, exam, edition, isSubmittedNow: attempt.status !== before.status };
  });
  // After the commit: what is cut off here is repeated by the sweeper.
  if (applied.isSubmittedNow) deps.background.run('grade', () => gradeRecord(deps, recordId));
  return applied;
}

/** Only the result of an earlier section tells which module follows, and only the server knows the keys. */
async function withModule(
  tx: Transaction,
  known: { row: RecordRow; exam: Exam; edition: Edition },
  before: Attempt,
  event: AttemptEvent,
  now: Date,
): Promise<AttemptEvent> {
  if (event.kind !== 'move' || event.move !== 'continue') return event;
  const settled = settle(before, now.getTime());
  const choice = settled.status === 'open' ? moduleToChoose(settled) : null;
  return choice ? { ...event, module: await chooseModule(tx, known, settled, choice.deciding) } : event;
}

/** Heartbeats and leases that were held before are no news. */
function eventRow(event: AttemptEvent): EventRow | null {
  const { kind, tab = null } = event;
  switch (kind) {
    case 'heartbeat':
      return null;
    case 'answer': {
      const { exerciseId, seq, answer } = event;
      const length = lengthToNote(answer);
      return length === null
        ? { kind, tab, exerciseId, answer, data: { seq } }
        : { kind, tab, exerciseId, data: { seq, length } };
    }
    case 'mark':
    case 'check':
      return { kind, tab, exerciseId: event.exerciseId };
    case 'move': {
      const { move, from, module } = event;
      const exerciseId = move === 'go' ? event.exerciseId : null;
      return { kind, tab, exerciseId, data: { move, from, ...(module && { module }) } };
    }
    default:
      return { kind, tab };
  }
}

/** Of an essay the length is enough: its text is in the answer itself, and it is saved every few seconds. */
export function lengthToNote(answer: readonly string[]): number | null {
  const length = answer.reduce((sum, part) => sum + part.length, 0);
  return length > 200 ? length : null;
}

/** What a caller is told where an event could not be applied. */
export function refusalOf(outcome: Outcome): AppError | null {
  switch (outcome) {
    case 'taken':
      return new AppError('RECORD_TAKEN');
    case 'submitted':
      return new AppError('RECORD_CLOSED');
    case 'late':
      return new AppError('SECTION_CLOSED');
    case 'fixed':
      return new AppError('ANSWER_FIXED');
    case 'unfinished':
      return new AppError('RECORD_UNFINISHED');
    case 'unknown':
      return notFound();
    default:
      return null;
  }
}

export function orRefuse(applied: Applied): Applied {
  const refusal = refusalOf(applied.outcome);
  if (refusal) throw refusal;
  return applied;
}

type Begin = { userId: string; examId: string; extraTime: Attempt['extraTime']; now: Date };

/** The open attempt, or a new one. */
export async function startRecord(deps: Deps, begin: Begin): Promise<RecordRow> {
  const open = await findOpenRecord(deps.db, begin.userId, begin.examId);
  if (open) return open;
  return inTransaction(deps.db, async (tx) => {
    await lockStart(tx, begin.userId, begin.examId);
    return startLocked(deps, tx, begin);
  });
}

/** Under the lock, so that attempts are counted by one caller at a time. */
async function startLocked(deps: Deps, tx: Transaction, begin: Begin): Promise<RecordRow> {
  const { userId, examId, extraTime, now } = begin;
  const open = await findOpenRecord(tx, userId, examId);
  if (open) return open;
  const exam = await getExam(tx, examId, userId);
  if (exam.status === 'retired') throw notFound();
  const submitted = await countSubmitted(tx, userId, examId);
  if (exam.submitLimit !== null && !canStart(exam.submitLimit, submitted))
    throw recordLimitReached(exam.submitLimit);
  const { paper } = await getEdition(deps.db, exam, exam.edition, tx);
  // Extra time is a matter of mock exams: a practice set shows how long it took.
  const attempt = startAttempt(paper, exam.type === 'GREPREP' ? extraTime : 1);
  const id = await insertRecord(tx, { userId, edition: exam.edition, now }, attempt);
  const made = id === null ? await findOpenRecord(tx, userId, examId) : await findRecord(tx, id, userId);
  if (!made) throw new Error('an attempt was neither made nor found');
  return made;
}

/** An open attempt is dropped for a new one; a submitted one is followed by another, within the limit. */
export async function restartRecord(
  deps: Deps,
  { userId, now }: { userId: string; now: Date },
  recordId: string,
): Promise<RecordRow> {
  const known = await findRecord(deps.db, recordId, userId);
  if (!known) throw notFound();
  return inTransaction(deps.db, async (tx) => {
    await lockStart(tx, userId, known.examId);
    const row = await lockRecord(tx, recordId, userId);
    if (row?.status === 'open') await updateDropped(tx, recordId);
    const extraTime = (known.extraPercent / 100) as Attempt['extraTime'];
    return startLocked(deps, tx, { userId, examId: known.examId, extraTime, now });
  });
}
