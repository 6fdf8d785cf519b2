/** What learners looked up, as the database keeps it. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { wordLookups } from './tables.ts';

/** How often it was looked up, this time included. */
export async function noteLookup(db: Queryable, userId: string, word: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(wordLookups)
    .values({ userId, word, lastAt: now })
    .onConflictDoUpdate({
      target: [wordLookups.userId, wordLookups.word],
      set: { times: sql`${wordLookups.times} + 1`, lastAt: now },
    })
    .returning({ times: wordLookups.times });
  return row?.times ?? 1;
}
