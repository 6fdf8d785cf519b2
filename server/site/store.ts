/** What the site domain keeps in the database. */
import type { Queryable } from '#server/db/tx.ts';
import { viewLogs } from './tables.ts';

export async function insertViewLog(db: Queryable, log: typeof viewLogs.$inferInsert): Promise<void> {
  await db.insert(viewLogs).values(log);
}
