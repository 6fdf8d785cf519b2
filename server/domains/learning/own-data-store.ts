/** Everything that the learning domain keeps about one person, to be taken along or deleted. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import {
  collectionFolders,
  collections,
  commentLikes,
  commentReports,
  comments,
  notes,
  wrongBooks,
} from './tables.ts';

export async function listOwnData(db: Queryable, userId: string) {
  return {
    folders: await db.select().from(collectionFolders).where(eq(collectionFolders.userId, userId)),
    collections: await db.select().from(collections).where(eq(collections.userId, userId)),
    notes: await db.select().from(notes).where(eq(notes.userId, userId)),
    comments: await db.select().from(comments).where(eq(comments.userId, userId)),
    likes: await db.select().from(commentLikes).where(eq(commentLikes.userId, userId)),
    reports: await db.select().from(commentReports).where(eq(commentReports.userId, userId)),
    wrongBook: await db.select().from(wrongBooks).where(eq(wrongBooks.userId, userId)),
  };
}

/** Comments stay without their author and their words, so that the replies of others keep standing. */
export async function deleteOwnData(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update comments set likes = likes - 1
    where id in (select comment_id from comment_likes where user_id = ${userId})`);
  await tx.delete(commentLikes).where(eq(commentLikes.userId, userId));
  await tx.delete(commentReports).where(eq(commentReports.userId, userId));
  await tx
    .update(comments)
    .set({ userId: null, body: '', deletedAt: sql`coalesce(${comments.deletedAt}, ${now})` })
    .where(eq(comments.userId, userId));
  await tx.delete(wrongBooks).where(eq(wrongBooks.userId, userId));
  await tx.delete(notes).where(eq(notes.userId, userId));
  await tx.delete(collections).where(eq(collections.userId, userId));
  await tx.delete(collectionFolders).where(eq(collectionFolders.userId, userId));
}
