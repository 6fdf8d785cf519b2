/** What other domains ask about collections. */
import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { collections } from '../tables.ts';

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
