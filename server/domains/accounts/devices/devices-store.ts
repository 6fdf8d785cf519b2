/** Browsers that were used with an account, as the database keeps them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { type Contact, isAt } from '../store.ts';
import { knownDevices, users } from '../tables.ts';

export async function upsertDevice(
  db: Queryable,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ tokenHash, userId, firstUsedAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.userId],
      set: { lastUsedAt: now },
    });
}

/** All but the `max` that were used last. */
export async function deleteOldDevices(db: Queryable, userId: string, max: number): Promise<void> {
  await db.execute(sql`
    delete from known_devices where user_id = ${userId} and token_hash not in (
      select token_hash from known_devices where user_id = ${userId} order by last_used_at desc limit ${max})`);
}

export async function hasDevice(db: Queryable, tokenHash: Buffer, contact: Contact): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), isAt(contact)));
  return found.length > 0;
}

/** Without what would let somebody pass for the device. */
export async function listDevicesOf(db: Queryable, userId: string) {
  return db
    .select({ firstUsedAt: knownDevices.firstUsedAt, lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
}

export async function deleteDevicesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
