/** Files that have to be removed, as the database keeps them: a deletion that was promised survives a crash. */
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { filesToDelete } from './tables.ts';

export async function insertFilesToDelete(
  db: Queryable,
  keys: readonly string[],
  notedAt: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(filesToDelete)
    .values(keys.map((key) => ({ key, notedAt })))
    .onConflictDoNothing();
}

export async function listFilesToDelete(db: Queryable, max: number): Promise<string[]> {
  const rows = await db
    .select({ key: filesToDelete.key })
    .from(filesToDelete)
    .orderBy(asc(filesToDelete.notedAt), asc(filesToDelete.key))
    .limit(max);
  return rows.map(({ key }) => key);
}

export async function deleteFileNote(db: Queryable, key: string): Promise<void> {
  await db.delete(filesToDelete).where(eq(filesToDelete.key, key));
}
