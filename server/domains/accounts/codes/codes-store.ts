/** Codes as the database keeps them. */
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { codes } from '../tables.ts';

export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

const isFor = (purpose: CodePurpose, target: string) =>
  and(eq(codes.purpose, purpose), eq(codes.target, target));

/** Replaces the code that this browser asked for before: only its newest counts. */
export async function upsertCode(db: Queryable, code: typeof codes.$inferInsert): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, code.createdAt));
  await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: [codes.purpose, codes.target, codes.deviceHash],
      set: {
        codeHash: code.codeHash,
        networkHash: code.networkHash,
        attempts: 0,
        networkAttempts: 0,
        createdAt: code.createdAt,
        expiresAt: code.expiresAt,
        usedAt: null,
      },
    });
}

export type LiveCode = { readonly id: string; readonly codeHash: Buffer };

type Wanted = {
  purpose: CodePurpose;
  target: string;
  now: Date;
  maxAttempts: number;
  /** Of the codes that one network asked for, so many of the newest are tried. */
  maxOfNetwork: number;
};

const isLive = ({ purpose, target, now }: Wanted) =>
  and(isFor(purpose, target), isNull(codes.usedAt), gt(codes.expiresAt, now));

/**
 * Counts the attempt before anything is compared, so that tries at the same moment count too. A code whose own browser
 * has used its attempts up is gone for its network as well.
 */
export async function takeAttempt(
  db: Queryable,
  wanted: Wanted,
  by: { device: Buffer } | { network: Buffer },
): Promise<LiveCode[]> {
  const isLeft = lt(codes.attempts, wanted.maxAttempts);
  const newestOf = (network: Buffer) =>
    db
      .select({ id: codes.id })
      .from(codes)
      .where(and(isLive(wanted), eq(codes.networkHash, network)))
      .orderBy(desc(codes.createdAt), desc(codes.id))
      .limit(wanted.maxOfNetwork);
  const counted =
    'device' in by
      ? { change: { attempts: sql`${codes.attempts} + 1` }, which: eq(codes.deviceHash, by.device) }
      : {
          change: { networkAttempts: sql`${codes.networkAttempts} + 1` },
          which: and(inArray(codes.id, newestOf(by.network)), lt(codes.networkAttempts, wanted.maxAttempts)),
        };
  return db
    .update(codes)
    .set(counted.change)
    .where(and(isLive(wanted), isLeft, counted.which))
    .returning({ id: codes.id, codeHash: codes.codeHash });
}

/** The secrets of links: nobody guesses one, so that tries need not be counted, and nobody can use them up. */
export async function listLinkSecrets(db: Queryable, wanted: Wanted): Promise<LiveCode[]> {
  return db
    .select({ id: codes.id, codeHash: codes.codeHash })
    .from(codes)
    .where(and(isLive(wanted), isNull(codes.deviceHash)));
}

/** A right code costs no attempt: whoever has to choose another password may use it again. */
export async function returnAttempt(db: Queryable, id: string): Promise<void> {
  await db.update(codes).set({ attempts: 0, networkAttempts: 0 }).where(eq(codes.id, id));
}

/** False where somebody else has used it in the meantime. */
export async function updateCodeUsed(
  db: Queryable,
  id: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
    .returning({ target: codes.target });
  return used.length > 0;
}

export async function deleteCodes(db: Queryable, target: string): Promise<void> {
  await db.delete(codes).where(eq(codes.target, target));
}
