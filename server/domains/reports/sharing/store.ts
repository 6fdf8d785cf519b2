/** Links to reports as the database keeps them: one for a report, known by the hash of its token. */
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { reportLinks } from './tables.ts';

export type LinkRow = typeof reportLinks.$inferSelect;

const ofOwner = (recordId: string, userId: string) =>
  and(eq(reportLinks.recordId, recordId), eq(reportLinks.userId, userId));

export async function findLink(db: Queryable, recordId: string, userId: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(reportLinks).where(ofOwner(recordId, userId));
  return row ?? null;
}

export async function findLinkByHash(db: Queryable, tokenHash: Buffer): Promise<LinkRow | null> {
  const [row] = await db.select().from(reportLinks).where(eq(reportLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** In place of the one before, whose token then leads nowhere. */
export async function upsertLink(
  db: Queryable,
  link: Omit<typeof reportLinks.$inferInsert, 'id'>,
): Promise<LinkRow> {
  const { recordId: _record, userId: _user, ...change } = link;
  const [row] = await db
    .insert(reportLinks)
    .values(link)
    .onConflictDoUpdate({ target: reportLinks.recordId, set: change })
    .returning();
  if (!row) throw new Error('a link was not stored');
  return row;
}

export async function updateLink(
  db: Queryable,
  recordId: string,
  userId: string,
  change: Pick<LinkRow, 'hideScores' | 'showEssay' | 'showAnswers'>,
): Promise<LinkRow | null> {
  const [row] = await db.update(reportLinks).set(change).where(ofOwner(recordId, userId)).returning();
  return row ?? null;
}

export async function deleteLink(db: Queryable, recordId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(reportLinks)
    .where(ofOwner(recordId, userId))
    .returning({ id: reportLinks.id });
  return gone.length > 0;
}

export const listLinksOf = (db: Queryable, userId: string) =>
  db
    .select({
      recordId: reportLinks.recordId,
      hideScores: reportLinks.hideScores,
      showEssay: reportLinks.showEssay,
      showAnswers: reportLinks.showAnswers,
      createdAt: reportLinks.createdAt,
    })
    .from(reportLinks)
    .where(eq(reportLinks.userId, userId));

export async function deleteLinksOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(reportLinks).where(eq(reportLinks.userId, userId));
}
