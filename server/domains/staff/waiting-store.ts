/** How much waits, counted in one statement over what each domain hands over as its part. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

/** A queue that nobody works off is not counted to its end. */
export const mostCounted = 999;

type Waiting = { count: number; hasMore: boolean; since: Date | null };

/** By name; each part is a query of moments, in a column `at`, the oldest first. */
export async function countWaiting<Name extends string>(
  db: Queryable,
  parts: ReadonlyMap<Name, SQL>,
): Promise<Map<Name, Waiting>> {
  if (parts.size === 0) return new Map();
  const counts = [...parts].map(
    ([name, rows]) => sql`
      select ${name}::text as name, count(*)::int as count, min(at) as since
      from (${rows} limit ${mostCounted + 1}) as waiting`,
  );
  const { rows } = await db.execute<{ name: Name; count: number; since: string | Date | null }>(
    sql.join(counts, sql` union all `),
  );
  return new Map(
    rows.map(({ name, count, since }) => [
      name,
      {
        count: Math.min(count, mostCounted),
        hasMore: count > mostCounted,
        since: since === null ? null : new Date(since),
      },
    ]),
  );
}
