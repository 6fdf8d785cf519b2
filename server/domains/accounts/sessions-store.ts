/** Sessions as the database keeps them. */
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { sessions, users } from './tables.ts';

const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** A statement that is parsed once for each connection, since every request of a logged-in user runs it. */
export function prepareFindSession(db: Queryable) {
  return db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_session');
}

/** More devices than anybody has; who logs in once more leaves the oldest. */
const maxLive = 50;

/** `before` keeps two requests at once from both writing. */
export async function touchSession(db: Queryable, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before)));
}

export async function insertSession(
  db: Queryable,
  session: typeof sessions.$inferInsert,
  forgetBefore: Date,
): Promise<string> {
  const surplus = sql`${sessions.id} in (
    select id from sessions where user_id = ${session.userId} and ended_at is null
    order by id desc offset ${maxLive - 1})`;
  // What is long over tells nobody anything any more.
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, session.userId),
        or(lt(sessions.expiresAt, forgetBefore), lt(sessions.endedAt, forgetBefore), surplus),
      ),
    );
  const [made] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!made) throw new Error('a session was not inserted');
  return made.id;
}

export async function listLiveSessions(db: Queryable, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** The ids of those that were live and now are not. */
export async function updateSessionsEnded(
  db: Queryable,
  which: SQL | undefined,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isLive(now)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

export const isSessionOf = (userId: string, id: string) =>
  and(eq(sessions.userId, userId), eq(sessions.id, id));

export const isAnySessionOf = (userId: string) => eq(sessions.userId, userId);

export const isOtherSessionOf = (userId: string, keptId: string) =>
  and(eq(sessions.userId, userId), ne(sessions.id, keptId));

/** Which of these sessions are still good, and with which role. */
export async function listLive(db: Queryable, ids: readonly string[], now: Date) {
  return db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::bigint[])`, isLive(now), isNull(users.deletedAt)));
}
