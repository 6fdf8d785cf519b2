/** Second factors, recovery codes and half-finished logins, as the database keeps them. */
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { isAmong } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { loginChallenges, recoveryCodes, secondFactors } from '../tables.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export async function findFactor(db: Queryable, userId: string): Promise<FactorRow | null> {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Replaces one that was never confirmed; one that was stays, and the answer is false. */
export async function upsertUnconfirmedFactor(
  db: Queryable,
  factor: typeof secondFactors.$inferInsert,
): Promise<boolean> {
  const { secret, keyId, createdAt } = factor;
  const made = await db
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, keyId, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return made.length > 0;
}

export async function updateFactorConfirmed(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** False where this step, or a later one, was used already: two calls at once with one code are one too many. */
export async function updateLastStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

export async function hasConfirmedFactor(db: Queryable, userId: string): Promise<boolean> {
  const wanted = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await db.$count(secondFactors, wanted)) > 0;
}

/** Who of these people has one. */
export async function listFactorOwners(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(isAmong(secondFactors.userId, userIds), isNotNull(secondFactors.confirmedAt)));
  return new Set(rows.map(({ userId }) => userId));
}

/** With its recovery codes. False where there was none. */
export async function deleteFactor(db: Queryable, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** False where there is no such code, or it was used. */
export async function updateRecoveryCodeUsed(
  db: Queryable,
  userId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

export async function insertChallenge(
  db: Queryable,
  challenge: typeof loginChallenges.$inferInsert,
): Promise<void> {
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, challenge.createdAt));
  await db.insert(loginChallenges).values(challenge);
}

export async function findChallenge(db: Queryable, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select()
    .from(loginChallenges)
    .where(and(eq(loginChallenges.tokenHash, tokenHash), gt(loginChallenges.expiresAt, now)));
  return found ?? null;
}

export async function deleteChallengesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}

/** False where somebody finished it in the meantime. */
export async function deleteChallenge(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  const gone = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, tokenHash))
    .returning({ userId: loginChallenges.userId });
  return gone.length > 0;
}
