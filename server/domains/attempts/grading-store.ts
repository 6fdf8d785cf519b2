/** What grading writes, and what waits for it. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { recordAnswers, recordSections, records } from './tables.ts';

export async function updateSectionCorrect(
  tx: Transaction,
  recordId: string,
  sectionIndex: number,
  correct: number,
): Promise<void> {
  await tx
    .update(recordSections)
    .set({ correct })
    .where(and(eq(recordSections.recordId, recordId), eq(recordSections.no, sectionIndex + 1)));
}

export async function updateCorrect(
  tx: Transaction,
  recordId: string,
  exerciseIds: readonly string[],
  correct: boolean,
): Promise<void> {
  if (exerciseIds.length === 0) return;
  await tx
    .update(recordAnswers)
    .set({ correct })
    .where(
      and(
        eq(recordAnswers.recordId, recordId),
        sql`${recordAnswers.exerciseId} = any(${sql.param(exerciseIds)}::bigint[])`,
      ),
    );
}

export async function updateGraded(
  tx: Transaction,
  id: string,
  result: {
    correct: number;
    score: number | null;
    isCredible: boolean;
    gradedAt: Date;
    calibrationId: string | null;
  },
): Promise<void> {
  await tx
    .update(records)
    .set({ ...result, status: 'graded' })
    .where(eq(records.id, id));
}

export async function findToGrade(db: Queryable, submittedBefore: Date, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.status, 'submitted'), lte(records.submittedAt, submittedBefore)))
    .limit(max);
  return rows.map(({ id }) => id);
}
