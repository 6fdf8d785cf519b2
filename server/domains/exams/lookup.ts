/** Single exams for whoever builds on them: by id, or by the code that the site's content names them by. */
import type { Queryable } from '#server/db/tx.ts';
import { notFound } from '#server/http/errors.ts';
import { type ExamRow, findByCode, findExam } from './store.ts';

export type Exam = ExamRow;

/** Of anyone where no viewer is given: the caller has checked that already. */
export async function getExam(db: Queryable, id: string, viewerId?: string): Promise<Exam> {
  const row = await findExam(db, id, viewerId);
  if (!row) throw notFound();
  return row;
}

/** By code; one that is not on offer is absent. */
export async function findPublished(db: Queryable, codes: readonly string[]): Promise<Map<string, Exam>> {
  const found = await findByCode(db, codes);
  return new Map([...found].filter(([, { status, ownerId }]) => status === 'published' && ownerId === null));
}
