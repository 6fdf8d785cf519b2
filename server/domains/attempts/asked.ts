/** Which question stands behind an exercise of somebody's own attempt. */
import type { Deps } from '#server/deps.ts';
import { getEdition, getExam } from '#server/domains/exams/service.ts';
import { findNumbers } from '#server/domains/questions/service.ts';
import { findRecord } from './store.ts';

/** Its number in the bank, which opens nothing by itself; null where the attempt is not theirs or holds no such exercise. */
export async function findAskedNumber(
  { db }: Deps,
  userId: string,
  { recordId, exerciseId }: { recordId: string; exerciseId: string },
): Promise<string | null> {
  const row = await findRecord(db, recordId, userId);
  if (!row) return null;
  const { items } = await getEdition(db, await getExam(db, row.examId, userId), row.edition);
  const questionId = items.get(exerciseId)?.questionId;
  return questionId ? ((await findNumbers(db, [questionId])).get(questionId) ?? null) : null;
}
