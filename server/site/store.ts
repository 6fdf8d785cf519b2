/** What the site domain keeps in the database. */
import type { Deps } from '#server/deps.ts';
import { viewLogs } from './tables.ts';

export async function insertViewLog(db: Deps['db'], log: typeof viewLogs.$inferInsert): Promise<void> {
  await db.insert(viewLogs).values(log);
}
