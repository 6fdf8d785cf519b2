/** Which release the content in the database is of. */
import { sql } from 'drizzle-orm';
import type { Queryable } from './tx.ts';

/**
 * Notes that this release brings its content in now, and gives null; or gives the newer release whose content is there,
 * which this one has to leave alone. `isForced` is for an operator who wants the older content back.
 */
export async function claimContent(
  db: Queryable,
  release: readonly number[],
  now: Date,
  { isForced = false } = {},
): Promise<number[] | null> {
  const claimed = await db.execute(sql`
    insert into content_release (release, brought_at) values (${sql.param(release)}::bigint[], ${now})
    on conflict (is_only) do update set release = excluded.release, brought_at = excluded.brought_at
      where ${isForced} or content_release.release <= excluded.release
    returning true`);
  if (claimed.rows.length > 0) return null;
  const { rows } = await db.execute<{ release: string[] }>(sql`select release from content_release`);
  return (rows[0]?.release ?? []).map(Number);
}
