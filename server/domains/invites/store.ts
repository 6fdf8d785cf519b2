/** Invitations as the database keeps them. */
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { Queryable } from '#server/db/tx.ts';
import { inviteConfirmations, invites } from './tables.ts';

export type InviteRow = typeof invites.$inferSelect;

export async function countOpenInvites(db: Queryable, inviterId: string, now: Date): Promise<number> {
  return db.$count(
    invites,
    and(
      eq(invites.inviterId, inviterId),
      isNull(invites.closedAt),
      gt(invites.expiresAt, now),
      lt(invites.uses, invites.maxUses),
    ),
  );
}

export async function insertInvite(db: Queryable, invite: typeof invites.$inferInsert): Promise<InviteRow> {
  const [made] = await db.insert(invites).values(invite).returning();
  if (!made) throw new Error('an invitation was not inserted');
  return made;
}

export async function listInvitesOf(db: Queryable, inviterId: string, { page, size }: Page) {
  const isMine = eq(invites.inviterId, inviterId);
  const [total] = await db.select({ count: count() }).from(invites).where(isMine);
  const list =
    size === 0
      ? []
      : await db
          .select()
          .from(invites)
          .where(isMine)
          .orderBy(desc(invites.createdAt), desc(invites.id))
          .limit(size)
          .offset((page - 1) * size);
  return { total: total?.count ?? 0, list };
}

export async function findInvite(db: Queryable, id: string): Promise<InviteRow | null> {
  const [found] = await db.select().from(invites).where(eq(invites.id, id));
  return found ?? null;
}

/** Locks the row, so that two people cannot both take the last place. */
export async function lockInvite(db: Queryable, id: string): Promise<InviteRow | null> {
  const [found] = await db.select().from(invites).where(eq(invites.id, id)).for('update');
  return found ?? null;
}

export async function findConfirmation(
  db: Queryable,
  inviteId: string,
  userId: string,
): Promise<Date | null> {
  const [found] = await db
    .select({ confirmedAt: inviteConfirmations.confirmedAt })
    .from(inviteConfirmations)
    .where(and(eq(inviteConfirmations.inviteId, inviteId), eq(inviteConfirmations.userId, userId)));
  return found?.confirmedAt ?? null;
}

export async function insertConfirmation(
  db: Queryable,
  inviteId: string,
  userId: string,
  confirmedAt: Date,
): Promise<void> {
  await db.insert(inviteConfirmations).values({ inviteId, userId, confirmedAt });
  await db
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(eq(invites.id, inviteId));
}

/** False where there is no such invitation of this person. */
export async function updateInviteClosed(
  db: Queryable,
  id: string,
  inviterId: string,
  now: Date,
): Promise<boolean> {
  const closed = await db
    .update(invites)
    .set({ closedAt: sql`coalesce(${invites.closedAt}, ${now})` })
    .where(and(eq(invites.id, id), eq(invites.inviterId, inviterId)))
    .returning({ id: invites.id });
  return closed.length > 0;
}

export async function listAllInvitesOf(db: Queryable, inviterId: string): Promise<InviteRow[]> {
  return db.select().from(invites).where(eq(invites.inviterId, inviterId));
}

export async function listConfirmationsOf(db: Queryable, userId: string) {
  return db.select().from(inviteConfirmations).where(eq(inviteConfirmations.userId, userId));
}

export async function deleteConfirmationsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(inviteConfirmations).where(eq(inviteConfirmations.userId, userId));
}

/** Closes all of a person's invitations and takes their words away; who confirmed one keeps that. */
export async function emptyInvitesOf(db: Queryable, inviterId: string, now: Date): Promise<void> {
  await db
    .update(invites)
    .set({ note: '', closedAt: sql`coalesce(${invites.closedAt}, ${now})` })
    .where(eq(invites.inviterId, inviterId));
}
