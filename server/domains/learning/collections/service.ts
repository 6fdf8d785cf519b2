/** What other domains ask about collections. */
import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { collections } from '#server/domains/learning/tables.ts';
import { type CollectionFilter, conditionsOf } from './store.ts';

/** The condition that a question is among the person's collected ones, which are gathered first: they are few. */
export const isCollectedBy = (userId: string, questionId: Column): SQL =>
  sql`${questionId} = any(array(select c.question_id from ${collections} c where c.user_id = ${userId}))`;

/** Which of these questions the person collected. */
export async function listCollected(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ questionId: collections.questionId })
    .from(collections)
    .where(and(eq(collections.userId, userId), inArray(collections.questionId, [...questionIds])));
  return new Set(rows.map((row) => row.questionId));
}

/** Collected questions to practise: those never tried, then those tried longest ago, so that all have their turn. */
export async function listCollectedToPractise(
  db: Queryable,
  userId: string,
  filter: CollectionFilter,
  count: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${collections.questionId}::text as id from ${collections}
      left join user_questions u on u.user_id = ${userId} and u.question_id = ${collections.questionId}
    where ${conditionsOf(userId, filter)}
      and exists (select from questions q where q.id = ${collections.questionId} and q.status = 'published')
    order by u.last_at nulls first, ${collections.collectedAt} desc, ${collections.questionId} desc limit ${count}`);
  return rows.map(({ id }) => id);
}
