/** What attempts at mock exams close: to whom which questions, and with them which practice and which earlier attempts. */
import { setImmediate } from 'node:timers/promises';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findTitles, getEdition, getExam } from '#server/domains/exams/service.ts';
import { type Closed, findClosed, onlyRunning, requireOpen } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { listMockSittings } from './list-store.ts';
import { findOpenRecord, findRecord } from './store.ts';

const everyQuestion = async ({ db }: Deps, examId: string, edition?: number): Promise<string[]> => {
  const exam = await getExam(db, examId);
  const { items } = await getEdition(db, exam, edition ?? exam.edition);
  return [...items.values()].map(({ questionId }) => questionId);
};

type Sittings = Awaited<ReturnType<typeof listMockSittings>>;

const asking = perDatabase(() => new Map<string, Promise<Sittings>>());

/** The calls of one page come together, and are answered together: nothing is asked before the last of them has come. */
function readSittings(db: Database, userId: string): Promise<Sittings> {
  const waiting = asking(db);
  const joined = waiting.get(userId);
  if (joined) return joined;
  const begun = setImmediate().then(() => {
    waiting.delete(userId);
    return listMockSittings(db, userId);
  });
  waiting.set(userId, begun);
  return begun;
}

/** Asked anew for every page: what somebody submits is open to them at once, and what they start is closed at once. */
export async function findClosedTo(deps: Deps, viewer: Viewer | null): Promise<Closed> {
  const { db } = deps;
  const sittings = viewer ? await readSittings(db, viewer.id) : [];
  const running = [];
  for (const { examId, edition, isOpen } of sittings)
    if (isOpen) running.push({ examId, questionIds: await everyQuestion(deps, examId, edition) });
  const submitted = new Set(sittings.flatMap(({ examId, isOpen }) => (isOpen ? [] : [examId])));
  const nameOf = async (examId: string) =>
    (await findTitles(db, [examId])).get(examId) ?? { zh_cn: '', en: '' };
  const closed = await findClosed(db, { submitted, running }, nameOf);
  // Who teaches reads the exams of those they teach; who takes one is a candidate like any other.
  return viewer && viewer.role !== 'user' ? onlyRunning(closed) : closed;
}

/** A practice set that holds a closed question is not begun; one that was goes on, and a mock exam opens its own. */
export async function requireOpenSet(deps: Deps, viewer: Viewer, examId: string): Promise<void> {
  const exam = await getExam(deps.db, examId, viewer.id);
  if (exam.type === 'GREPREP') return;
  const begun = await findOpenRecord(deps.db, viewer.id, examId);
  if (begun) return requireOpenRecord(deps, viewer, begun.id);
  await requireOpen(await findClosedTo(deps, viewer), await everyQuestion(deps, examId));
}

/** The same for the set or exam of an attempt that is begun again. */
export async function requireOpenAgain(deps: Deps, viewer: Viewer, recordId: string): Promise<void> {
  const row = await findRecord(deps.db, recordId, viewer.id);
  if (!row) throw notFound();
  if (row.examType === 'GREPREP') return;
  await requireOpen(await findClosedTo(deps, viewer), await everyQuestion(deps, row.examId));
}

/**
 * An attempt shows its questions, and in practice their keys. While a mock exam is being taken that goes for the exam
 * itself alone: another attempt at the same questions, or at variants of them, would be a second copy without a clock.
 * Its answers are still taken, so nothing is lost.
 */
export async function requireOpenRecord(deps: Deps, viewer: Viewer, recordId: string): Promise<void> {
  const row = await findRecord(deps.db, recordId, viewer.id);
  if (!row || row.status === 'dropped') return;
  if (row.examType === 'GREPREP' && row.status === 'open') return;
  const closed = onlyRunning(await findClosedTo(deps, viewer));
  if (closed.ids.length === 0) return;
  await requireOpen(closed, await everyQuestion(deps, row.examId, row.edition));
}
