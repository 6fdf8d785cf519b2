/** What grading writes, and what waits for it. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { recordSections, records } from '../tables.ts';

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

type Result = {
  correct: number;
  score: number | null;
  isCredible: boolean;
  gradedAt: Date;
  calibrationId: string | null;
  /** How many were right in each section, by its index. */
  sections: ReadonlyMap<number, number>;
  /** By exercise; null for an essay. */
  answers: ReadonlyMap<string, boolean | null>;
};

/** All that grading makes of an attempt, in one statement. */
export async function updateGraded(tx: Transaction, id: string, result: Result): Promise<void> {
  const { correct, score, isCredible, gradedAt, calibrationId, sections, answers } = result;
  const judged = [...answers].filter(([, isRight]) => isRight !== null);
  await tx.execute(sql`
    with section_results as (
      update record_sections s set correct = w.correct
      from unnest(${sql.param([...sections.keys()].map((index) => index + 1))}::smallint[],
                  ${sql.param([...sections.values()])}::smallint[]) as w (no, correct)
      where s.record_id = ${id} and s.no = w.no
    ), answer_results as (
      update record_answers a set correct = w.correct
      from unnest(${sql.param(judged.map(([exerciseId]) => exerciseId))}::bigint[],
                  ${sql.param(judged.map(([, isRight]) => isRight))}::boolean[]) as w (exercise_id, correct)
      where a.record_id = ${id} and a.exercise_id = w.exercise_id
    )
    update records set status = 'graded', correct = ${correct}, score = ${score}, is_credible = ${isCredible},
      graded_at = ${gradedAt}, calibration_id = ${calibrationId}
    where id = ${id}`);
}

export async function findToGrade(db: Queryable, submittedBefore: Date, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.status, 'submitted'), lte(records.submittedAt, submittedBefore)))
    .limit(max);
  return rows.map(({ id }) => id);
}
