/** What is kept about a person's attempts: to take along, or to forget. */
import type { Queryable } from '#server/db/tx.ts';
import { findTitles } from '#server/domains/exams/service.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteAttemptsOf, listAttemptsOf } from './own-data-store.ts';

export const attemptsData: PersonalData = {
  name: 'attempts',
  read: readAttempts,
  erase: deleteAttemptsOf,
};

async function readAttempts(db: Queryable, userId: string): Promise<unknown> {
  const rows = await listAttemptsOf(db, userId);
  const titles = await findTitles(
    db,
    rows.map(({ examId }) => examId),
  );
  return rows.map(({ id, examId, ...row }) => ({ id, title: titles.get(examId) ?? null, ...row }));
}
