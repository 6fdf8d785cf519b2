/** Invitations to register, as the database keeps them. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { registrationCodes } from '../tables.ts';

const isUsable = (now: Date) =>
  and(
    isNull(registrationCodes.closedAt),
    gt(registrationCodes.expiresAt, now),
    lt(registrationCodes.uses, registrationCodes.maxUses),
  );

export async function findInvitation(db: Queryable, codeHash: Buffer, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ id: registrationCodes.id })
    .from(registrationCodes)
    .where(and(eq(registrationCodes.codeHash, codeHash), isUsable(now)));
  return found?.id ?? null;
}

/** False where it was used up meanwhile. */
export async function updateInvitationUsed(db: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(registrationCodes)
    .set({ uses: sql`${registrationCodes.uses} + 1` })
    .where(and(eq(registrationCodes.id, id), isUsable(now)))
    .returning({ id: registrationCodes.id });
  return used.length > 0;
}

export async function insertInvitation(
  db: Queryable,
  invitation: typeof registrationCodes.$inferInsert,
): Promise<void> {
  await db.insert(registrationCodes).values(invitation);
}
