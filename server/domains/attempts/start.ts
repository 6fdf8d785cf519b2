/** Starting an attempt, and starting it again: one open attempt for a user and exam, and no more than its limit allows. */
import { type Attempt, startAttempt } from '#core/exam/attempt.ts';
import { canStart } from '#core/exam/limit.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { getEdition, getExam } from '#server/domains/exams/service.ts';
import { notFound, recordLimitReached } from '#server/http/errors.ts';
import {
  countSeenBefore,
  countSubmitted,
  findOpenRecord,
  findRecord,
  insertRecord,
  lockRecord,
  lockStart,
  type RecordRow,
  updateDropped,
} from './store.ts';

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
  const before = { takenBefore: submitted, seenBefore: await countSeenBefore(tx, userId, examId) };
  const id = await insertRecord(tx, { userId, edition: exam.edition, now, ...before }, attempt);
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
