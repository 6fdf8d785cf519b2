/** Codes as the database keeps them. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { codes } from './tables.ts';

export type CodePurpose = (typeof codes.$inferSelect)['purpose'];

const isFor = (purpose: CodePurpose, target: string) =>
  and(eq(codes.purpose, purpose), eq(codes.target, target));

/** Replaces the code that was there: only the newest counts. */
export async function upsertCode(db: Queryable, code: typeof codes.$inferInsert): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, code.createdAt));
  await db
    .insert(codes)
    .values(code)
    .onConflictDoUpdate({
      target: [codes.purpose, codes.target],
      set: {
        codeHash: code.codeHash,
        attempts: 0,
        createdAt: code.createdAt,
        expiresAt: code.expiresAt,
        usedAt: null,
      },
    });
}

/** Counts the attempt before anything is compared, so that tries at the same moment count too. */
export async function findCodeForAttempt(
  db: Queryable,
  purpose: CodePurpose,
  target: string,
  maxAttempts: number,
  now: Date,
): Promise<Buffer | null> {
  const [found] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        isFor(purpose, target),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
        lt(codes.attempts, maxAttempts),
      ),
    )
    .returning({ codeHash: codes.codeHash });
  return found?.codeHash ?? null;
}

/** False where somebody else has used it in the meantime. */
export async function updateCodeUsed(
  db: Queryable,
  purpose: CodePurpose,
  target: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(isFor(purpose, target), eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
    .returning({ target: codes.target });
  return used.length > 0;
}

export async function deleteCodes(db: Queryable, target: string): Promise<void> {
  await db.delete(codes).where(eq(codes.target, target));
}
