/** All that the database keeps of one person's attempts, at once. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { recordAnswers, recordConduct, recordEvents, recordSections, records } from './tables.ts';

/** In the names that the downloaded file has. */
type AttemptOf = { id: string; examId: string } & Record<string, unknown>;

export async function listAttemptsOf(db: Queryable, userId: string): Promise<AttemptOf[]> {
  const { rows } = await db.execute<AttemptOf>(sql`
    select r.id::text, r.exam_id::text as "examId", r.status, r.started_at, r.submitted_at, r.interruptions,
           r.forgiven_ms, r.taken_before, r.seen_before, r.correct, r.score, r.is_credible,
           (select jsonb_agg(jsonb_build_object('section', a.section_no, 'answer', a.answer, 'correct', a.correct,
                                                'spentMs', a.spent_ms, 'savedAt', a.saved_at)
                             order by a.section_no, a.exercise_id)
            from record_answers a where a.record_id = r.id) as answers,
           (select jsonb_agg(jsonb_build_object('section', c.section_no, 'kind', c.kind, 'atMs', c.at_ms, 'ms', c.ms,
                                                'uses', c.uses) order by c.section_no, c.at_ms, c.id)
            from record_conduct c where c.record_id = r.id and c.kind <> 'watch') as conduct
    from records r
    where r.user_id = ${userId} order by r.id`);
  return rows;
}

/** What hangs on an attempt goes before it; whoever changes one locks the attempt first, and so does this. */
export async function deleteAttemptsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: records.id })
    .from(records)
    .where(eq(records.userId, userId))
    .orderBy(records.id)
    .for('update');
  const mine = tx.select({ id: records.id }).from(records).where(eq(records.userId, userId));
  for (const table of [recordEvents, recordConduct, recordAnswers, recordSections])
    await tx.delete(table).where(inArray(table.recordId, mine));
  await tx.delete(records).where(eq(records.userId, userId));
}
