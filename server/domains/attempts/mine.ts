/** What a user has done with exams, for the catalogue. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

export type Mine = { submitted: number; openRecordId: string | null; best: number | null };

/** By exam id; an exam that was never begun is absent. */
export async function findMine(
  db: Queryable,
  userId: string,
  examIds: readonly string[],
): Promise<Map<string, Mine>> {
  if (examIds.length === 0) return new Map();
  const { rows } = await db.execute<{ examId: string } & Mine>(sql`
    select exam_id::text as "examId",
           count(*) filter (where status in ('submitted', 'graded'))::int as submitted,
           max(id) filter (where status = 'open')::text as "openRecordId",
           max(score) filter (where status = 'graded') as best
    from records
    where user_id = ${userId} and status <> 'dropped' and exam_id = any(${sql.param(examIds)}::bigint[])
    group by exam_id`);
  return new Map(rows.map(({ examId, ...mine }) => [examId, mine]));
}
