/** All that a person keeps about one question, read together: a question's page asks for it with every view. */
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { keptFrom } from '#server/domains/words/service.ts';
import { collections, notes, wrongBooks } from './tables.ts';

const ownRows = prepared((db) => {
  const userId = sql.placeholder('userId');
  const questionId = sql.placeholder('questionId');
  const asked = db
    .select({ one: sql<number>`1`.as('one') })
    .from(sql`(values (1)) as asked_values`)
    .as('asked');
  return db
    .select({ collection: collections, note: notes, mistake: wrongBooks, words: keptFrom })
    .from(asked)
    .leftJoin(collections, and(eq(collections.userId, userId), eq(collections.questionId, questionId)))
    .leftJoin(notes, and(eq(notes.userId, userId), eq(notes.questionId, questionId)))
    .leftJoin(wrongBooks, and(eq(wrongBooks.userId, userId), eq(wrongBooks.questionId, questionId)))
    .prepare('find_own_rows');
});

type OwnRows = {
  collection: typeof collections.$inferSelect | null;
  note: typeof notes.$inferSelect | null;
  mistake: typeof wrongBooks.$inferSelect | null;
  /** Of the question, in the word book. */
  words: string[];
};

/** Each of the first three is null where there is none. */
export async function findOwnRows(db: Queryable, userId: string, questionId: string): Promise<OwnRows> {
  const [row] = await ownRows(db).execute({ userId, questionId });
  return row ?? { collection: null, note: null, mistake: null, words: [] };
}
