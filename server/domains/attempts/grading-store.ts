/** What grading writes, and what waits for it or for the sweeper. */
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

type Overdue = {
  now: Date;
  silentSince: Date;
  expiredSince: Date;
  closedSince: Date;
  /** How much silence of a mock exam is free. */
  freeMs: number;
};

/** Attempts on which time alone has something to do; `reduce` decides what. */
export async function findToSweep(
  db: Queryable,
  { now, silentSince, expiredSince, closedSince, freeMs }: Overdue,
  max: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from records r
    where status = 'open' and (running_since is not null
        or (silent_since is not null and exam_type = 'GREPREP') or screen = 'sectionEnd')
      and case when running_since is not null
        then (silent_since is null and last_sign <= ${silentSince}) or expires_at <= ${expiredSince}
        when silent_since is not null
        then exam_type = 'GREPREP'
             and silent_since + greatest(0, ${freeMs}::int - forgiven_ms) * interval '1 millisecond' <= ${now}
        else exists (select from record_sections s
                     where s.record_id = r.id and s.no = r.section_index + 1
                       and s.closed_by = 'server' and s.closed_at <= ${closedSince})
      end
    limit ${max}`);
  return rows.map(({ id }) => id);
}

export async function findToGrade(db: Queryable, submittedBefore: Date, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.status, 'submitted'), lte(records.submittedAt, submittedBefore)))
    .limit(max);
  return rows.map(({ id }) => id);
}
