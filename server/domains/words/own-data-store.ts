/** Everything that the words domain keeps about one person. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { wordCards, wordLookups, wordReviews, wordSettings } from './tables.ts';

export async function listOwnData(db: Queryable, userId: string) {
  return {
    cards: await db.select().from(wordCards).where(eq(wordCards.userId, userId)),
    reviews: await db.select().from(wordReviews).where(eq(wordReviews.userId, userId)),
    lookups: await db.select().from(wordLookups).where(eq(wordLookups.userId, userId)),
    settings: await db.select().from(wordSettings).where(eq(wordSettings.userId, userId)),
  };
}

export async function deleteOwnData(tx: Transaction, userId: string): Promise<void> {
  // What the old word book still holds, until it is gone for good.
  await tx.execute(sql`delete from word_books where user_id = ${userId}`);
  await tx.delete(wordReviews).where(eq(wordReviews.userId, userId));
  await tx.delete(wordLookups).where(eq(wordLookups.userId, userId));
  await tx.delete(wordCards).where(eq(wordCards.userId, userId));
  await tx.delete(wordSettings).where(eq(wordSettings.userId, userId));
}
