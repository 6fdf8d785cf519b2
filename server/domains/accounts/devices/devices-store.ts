/** Browsers that were used with an account, as the database keeps them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { type Contact, isAt } from '../store.ts';
import { knownDevices, sessions, users } from '../tables.ts';

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

/** Somebody by what they log in with, or by their number. */
export type Owner = Contact | { readonly userId: string };

const isOf = (owner: Owner) => ('userId' in owner ? eq(users.id, owner.userId) : isAt(owner));

export async function hasDevice(db: Queryable, tokenHash: Buffer, owner: Owner): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), isOf(owner)));
  return found.length > 0;
}

/** Where the person was logged in lately, ended sessions too: a network that strangers rarely share. */
export async function listAddresses(db: Queryable, contact: Contact): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isAt(contact))
    .limit(200);
  return rows.map(({ address }) => address);
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
