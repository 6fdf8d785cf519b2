/** What other domains ask about questions. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { questions } from './tables.ts';

export { questionsData } from './own-data.ts';

export const isQuestion = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(questions, eq(questions.id, id))) > 0;

/** For each question a published one of its family that the person has not tried yet, or tried longest ago. */
export async function findVariants(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; variant: string }>(sql`
    select q.id::text as id, v.id::text as variant
    from questions q, lateral (
      select other.id from questions other
        left join user_questions u on u.question_id = other.id and u.user_id = ${userId}
      where other.family = q.family and other.id <> q.id and other.status = 'published'
        and other.stimulus_id is null
      order by u.last_at nulls first, other.id limit 1
    ) v
    where q.id = any(${sql.param(questionIds)}::bigint[])`);
  return new Map(rows.map(({ id, variant }) => [id, variant]));
}

/** For exams, attempts and reports: questions in the versions that were asked, and what stands around them. */
export { getDetail, reveal, statsOf } from './detail.ts';
export { findSampleAbove } from './essay-samples.ts';
export { findMath } from './math.ts';
export { findPeers } from './peers.ts';
export {
  type CurrentQuestion,
  findCurrent,
  findTagNames,
  getVersions,
  type VersionedQuestion,
} from './versions.ts';
