/** Sessions as the database keeps them. */
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { loginChallenges, sessions, users } from './tables.ts';

const isLive = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

const liveByToken = prepared((db) =>
  db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      role: users.role,
      joinedAt: users.createdAt,
      hasSecondFactor: sql<boolean>`exists (
        select from second_factors as f where f.user_id = ${users.id} and f.confirmed_at is not null)`,
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
    .prepare('find_session'),
);

/** The session behind a token and whose it is; every request of a logged-in person asks. */
export async function findLiveSession(db: Queryable, tokenHash: Buffer, now: Date) {
  const [found] = await liveByToken(db).execute({ tokenHash, now });
  return found ?? null;
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

/** Of whoever never came back, so many at a time; says how many there were. */
export async function deleteSessionsBefore(db: Queryable, before: Date, max: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before} or ended_at < ${before}
      limit ${max} for update skip locked)`);
  return rowCount ?? 0;
}

export async function listLiveSessions(db: Queryable, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);
}

/** All sessions of a person, one of them, or all but one. */
export type SessionsOf = { readonly userId: string; readonly only?: string; readonly except?: string };

/**
 * The ids of those that were live and now are not. Where it is not about a single one, logins that wait for the second
 * factor end too: what they began with may no longer be good.
 */
export async function updateSessionsEnded(
  db: Queryable,
  { userId, only, except }: SessionsOf,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
        isLive(now),
      ),
    )
    .returning({ id: sessions.id });
  if (only === undefined) await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  return ended.map(({ id }) => id);
}

/** Which of these sessions are still good, and with which role. */
export async function listLive(db: Queryable, ids: readonly string[], now: Date) {
  return db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::bigint[])`, isLive(now), isNull(users.deletedAt)));
}

export async function findSessionStart(db: Queryable, id: string): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return found?.createdAt ?? null;
}

/** Ended ones too, without the token. */
export async function listSessionsOf(db: Queryable, userId: string) {
  return db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

export async function deleteSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
