/** Sample essays of the bank, by level. */
import { sql } from 'drizzle-orm';
import type { SecretEssay } from '#core/questions/forms/essay.ts';
import type { Queryable } from '#server/db/tx.ts';

export type EssaySample = {
  questionId: string;
  prompt: string;
  sample: NonNullable<SecretEssay['essay']>;
  /** On the very task that was asked for. */
  isSameTask: boolean;
};

/**
 * The nearest one above a score: on the same task where it has one, else on a task of the same kind, else on any.
 * Null where nothing is above.
 */
export async function findSampleAbove(
  db: Queryable,
  questionId: string,
  score: number,
): Promise<EssaySample | null> {
  const { rows } = await db.execute<EssaySample>(sql`
    select q.id::text as "questionId", v.public->'stem'->>'en' as prompt, v.secret->'essay' as sample,
           q.id = own.id as "isSameTask"
    from questions own
    join questions q on q.form = 'essay' and q.status = 'published'
    join question_versions v on v.id = q.current_version_id
    where own.id = ${questionId} and (v.secret->'essay'->>'level')::float8 > ${score}
    order by q.id = own.id desc, q.tag_ids && own.tag_ids desc, (v.secret->'essay'->>'level')::float8, q.id
    limit 1`);
  return rows[0] ?? null;
}
