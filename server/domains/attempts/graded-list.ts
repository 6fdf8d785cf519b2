/** The attempts of a user that have a report, newest first. */
import type { ExamType } from '#core/exam/attempt.ts';
import type { Locale } from '#core/locale.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findTitles } from '#server/domains/exams/service.ts';
import { countSubmittedOf, listSubmittedOf } from './list-store.ts';

export type GradedQuery = { type?: ExamType | undefined; page: number; size: number };

export async function listGraded(
  db: Queryable,
  userId: string,
  { type, page, size }: GradedQuery,
  locale: Locale,
) {
  const total = await countSubmittedOf(db, userId, type);
  const rows = size === 0 ? [] : await listSubmittedOf(db, userId, type, { page, size });
  const titles = await findTitles(
    db,
    rows.map(({ examId }) => examId),
  );
  const list = rows.map((row) => ({ ...row, title: titles.get(row.examId)?.[locale] ?? '' }));
  return { total, page, size, list };
}
