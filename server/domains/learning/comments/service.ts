/** What other domains ask about comments. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { comments } from '#server/domains/learning/tables.ts';

/** How many everybody can read. */
export const countComments = (db: Queryable, questionId: string): Promise<number> =>
  db.$count(
    comments,
    and(eq(comments.questionId, questionId), isNull(comments.deletedAt), isNull(comments.hiddenAt)),
  );
