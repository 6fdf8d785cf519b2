/** The audit log as the database keeps it: rows are added and read, and nothing else. */
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { AuditAction } from '#core/accounts/audit.ts';
import type { Queryable } from '#server/db/tx.ts';
import { auditLog } from './tables.ts';

export async function insertAudit(db: Queryable, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row);
}

export type WhichAudit = {
  /** What somebody did, and what was done about them. */
  userId?: string | undefined;
  action?: AuditAction | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

const isAbout = (userId: string) => and(eq(auditLog.targetKind, 'user'), eq(auditLog.targetId, userId));

export async function listAudit(
  db: Queryable,
  { userId, action, from, until }: WhichAudit,
  { page, size }: Page,
) {
  const wanted = and(
    userId ? or(eq(auditLog.staffId, userId), isAbout(userId)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    until ? lt(auditLog.at, until) : undefined,
  );
  const total = await db.$count(auditLog, wanted);
  const list = await db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

export async function listAuditBy(db: Queryable, staffId: string) {
  return db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      targetId: auditLog.targetId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(eq(auditLog.staffId, staffId))
    .orderBy(auditLog.id);
}

/** Without who did it: that is another person's datum. */
export async function listAuditAbout(db: Queryable, userId: string) {
  return db
    .select({ at: auditLog.at, action: auditLog.action })
    .from(auditLog)
    .where(isAbout(userId))
    .orderBy(auditLog.id);
}
