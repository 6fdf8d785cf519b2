/** Every change of an attempt: lock it, apply one event, write what changed, commit. */
import type { Attempt, AttemptEvent, Outcome } from '#core/exam/attempt.ts';
import { admitSpans, type Span } from '#core/exam/conduct.ts';
import { reduce, settle } from '#core/exam/reduce.ts';
import { moduleToChoose } from '#core/exam/steps.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, type Exam, getEdition, getExam } from '#server/domains/exams/service.ts';
import { AppError, notFound, recordDropped } from '#server/http/errors.ts';
import { insertConduct } from './conduct-store.ts';
import { chooseModule, gradeRecord } from './grading/grading.ts';
import { inTurn } from './grading/turns.ts';
import { type EventRow, lockRecord, type RecordRow, readAttempt, updateAttempt } from './store.ts';

/** Who acts: a user on an attempt of theirs, or the server itself on anybody's. */
type Actor = {
  readonly userId: string | null;
  readonly now: Date;
  /** The exam that the caller says it belongs to. */
  readonly examId?: string;
  /** What the candidate did besides answering. */
  readonly conduct?: readonly Span[] | undefined;
};

type Applied = {
  readonly attempt: Attempt;
  readonly outcome: Outcome;
  readonly row: RecordRow;
  readonly exam: Exam;
  readonly edition: Edition;
};

/** `makeEvent` sees the attempt as it is under the lock. */
export function applyEvent(
  deps: Deps,
  actor: Actor,
  recordId: string,
  makeEvent: MakeEvent,
): Promise<Applied> {
  const lane = typeof makeEvent === 'object' && endings.has(makeEvent.kind) ? 'ending' : 'going';
  return inTurn(deps, lane, () => applyNow(deps, actor, recordId, makeEvent));
}

const endings: ReadonlySet<AttemptEvent['kind']> = new Set(['finish', 'timeout']);

type MakeEvent = AttemptEvent | ((attempt: Attempt) => AttemptEvent);

async function applyNow(
  deps: Deps,
  { userId, now, examId, conduct = [] }: Actor,
  recordId: string,
  makeEvent: MakeEvent,
): Promise<Applied> {
  const applied = await inTransaction(deps.db, async (tx) => {
    const row = await lockRecord(tx, recordId, userId);
    if (!row || (examId !== undefined && examId !== row.examId)) throw notFound();
    if (row.status === 'dropped') throw recordDropped(row.examId);
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

/** As `applyEvent`, for a caller who only has to go on where the event was applied. */
export async function applyOrRefuse(...given: Parameters<typeof applyEvent>): Promise<Applied> {
  const applied = await applyEvent(...given);
  const refusal = refusalOf(applied.outcome);
  if (refusal) throw refusal;
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
    case 'ahead':
      return new AppError('SECTION_AHEAD');
    case 'standing':
      return new AppError('SECTION_PAUSED');
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
