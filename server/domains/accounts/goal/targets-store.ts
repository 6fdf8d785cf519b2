/** People by what they aim for, without their names. */
import { and, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { users } from '../tables.ts';

/** Ids of at most so many people whose target, both measures together, lies within these; by the index of migration 39. */
export async function listByTarget(
  db: Queryable,
  [low, high]: readonly [low: number, high: number],
  most: number,
): Promise<string[]> {
  const total = sql`((${users.targetScore} ->> 'verbal')::integer) + ((${users.targetScore} ->> 'quant')::integer)`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`(${total}) between ${low} and ${high}`))
    .limit(most);
  return rows.map(({ id }) => id);
}
