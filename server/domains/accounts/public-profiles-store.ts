/** What everybody may know of a person: enough to stand beside what they wrote. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#core/accounts/roles.ts';
import type { Queryable } from '#server/db/tx.ts';
import { mostCounted } from '#server/domains/staff/service.ts';
import { users } from './tables.ts';

export type PublicProfile = { id: string; nickname: string; avatar: string | null; role: Role };

/** By id; who has left is absent. */
export async function listPublicProfiles(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, PublicProfile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, nickname: users.nickname, avatar: users.avatar, role: users.role })
    .from(users)
    .where(and(inArray(users.id, wanted), isNull(users.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** By id. Who has left is there too, under the name that all of them have. */
export async function listNicknames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** How many there are, of all roles or of one. */
export const countUsers = (db: Queryable, role?: Role): Promise<number> =>
  db.$count(users, and(isNull(users.deletedAt), role ? eq(users.role, role) : undefined));

/**
 * When each of those who came since then signed up. Looked for among the newest accounts alone: accounts are numbered
 * as they come, and nothing else would tell the database where to stop.
 */
export const signedUpSince = (since: Date): SQL => sql`
  select at from (
    select ${users.createdAt} as at, ${users.deletedAt} as left_at from ${users}
    order by ${users.id} desc limit ${mostCounted + 1}) as newest
  where at >= ${since} and left_at is null`;
