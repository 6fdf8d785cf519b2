/** People as the database keeps them. */
import { and, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Wanted } from '#core/accounts/lookup.ts';
import { accountTexts } from '#messages/accounts.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { oauthStates, type UserRow, users, wechatIdentities } from './tables.ts';

/** An address or number, as the contract normalises it. */
export type Contact = { readonly email: string } | { readonly phone: string };

export const isAt = (contact: Contact) =>
  'email' in contact ? eq(users.email, contact.email) : eq(users.phone, contact.phone);

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}

export type Account = UserRow & { hasWechat: boolean };

const account = {
  ...getTableColumns(users),
  hasWechat: sql<boolean>`exists (select from wechat_identities as w where w.user_id = users.id)`,
};

const isMeantAccount = and(eq(users.id, sql.placeholder('id')), isNull(users.deletedAt));

const accountById = prepared((db) =>
  db.select(account).from(users).where(isMeantAccount).prepare('find_account'),
);

/** All that a person sees of their account, in one question. */
export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const [found] = await accountById(db).execute({ id });
  return found ?? null;
}

/** The same with what another domain counts for its owner: every page shows both. */
export const createFindFrame = (counted: SQL<number>) =>
  prepared((db) =>
    db
      .select({ ...account, counted })
      .from(users)
      .where(isMeantAccount)
      .prepare('find_frame'),
  );

export async function findUserByContact(db: Queryable, contact: Contact): Promise<UserRow | null> {
  const [found] = await db.select().from(users).where(isAt(contact));
  return found ?? null;
}

/** Who is meant as a whole comes first, then who has just this nickname, then the newest. */
export async function listUsersLike(
  db: Queryable,
  { email, phone, id, nickname }: Wanted,
  max: number,
): Promise<UserRow[]> {
  const isMeant = sql`coalesce(${users.email} = ${email} or ${users.phone} = ${phone} or ${users.id} = ${id}, false)`;
  const part = sql`lower(${nickname}::text)`;
  return db
    .select()
    .from(users)
    .where(and(isNull(users.deletedAt), or(isMeant, sql`position(${part} in lower(${users.nickname})) > 0`)))
    .orderBy(desc(isMeant), desc(sql`coalesce(lower(${users.nickname}) = ${part}, false)`), desc(users.id))
    .limit(max);
}

/** Null where the address or number belongs to somebody already. */
export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateUser(
  db: Queryable,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const [changed] = await db
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning();
  return changed ?? null;
}

/** The row stays, for what others rely on; nothing of the person is left in it. */
export async function emptyUser(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: null,
      emailVerifiedAt: null,
      phone: null,
      passwordHash: null,
      nickname: accountTexts.deleted_nickname.zh_cn,
      avatar: null,
      role: 'user',
      targetScore: null,
      examDate: null,
      deletedAt: now,
    })
    .where(eq(users.id, id));
}

/** Locks the person's row, so that what is decided about it holds until the end of the transaction. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return found ?? null;
}

/** Locks the rows of all administrators. */
export async function lockAdmins(db: Queryable): Promise<string[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  return found.map(({ id }) => id);
}

export type WechatSubject = { readonly subject: string; readonly openid: string };

/**
 * Who logs in with this WeChat account. Someone who came before WeChat gave union ids is known by the open id, and
 * from now on by the union id, so that a second application of the same owner finds them too.
 */
export async function findUserByWechat(
  db: Queryable,
  { subject, openid }: WechatSubject,
): Promise<UserRow | null> {
  await db
    .update(wechatIdentities)
    .set({ subject })
    .where(
      and(
        eq(wechatIdentities.subject, openid),
        sql`not exists (select from wechat_identities where subject = ${subject})`,
      ),
    );
  const [found] = await db
    .select({ user: users })
    .from(wechatIdentities)
    .innerJoin(users, eq(users.id, wechatIdentities.userId))
    .where(and(eq(wechatIdentities.subject, subject), isNull(users.deletedAt)));
  return found?.user ?? null;
}

export async function hasWechat(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(wechatIdentities, eq(wechatIdentities.userId, userId))) > 0;
}

/** By what somebody can be reached; null where there is no such account. */
export async function findReach(db: Queryable, id: string) {
  const user = await findUser(db, id);
  if (!user) return null;
  const [wechat] = await listWechatOf(db, id);
  return {
    email: user.email,
    isProved: user.emailVerifiedAt !== null,
    wechat: wechat ? { subject: wechat.subject, openid: wechat.openid } : null,
  };
}

/** Whether an address, a number or WeChat is known to be the person's own. */
export async function isProved(db: Queryable, id: string): Promise<boolean> {
  const user = await findUser(db, id);
  if (!user) return false;
  return user.emailVerifiedAt !== null || user.phone !== null || (await hasWechat(db, id));
}

export async function listWechatOf(db: Queryable, userId: string) {
  return db.select().from(wechatIdentities).where(eq(wechatIdentities.userId, userId));
}

/** False where this WeChat account, or another one of this person, is linked already. */
export async function insertWechat(
  db: Queryable,
  userId: string,
  { subject, openid }: WechatSubject,
  createdAt: Date,
): Promise<boolean> {
  const made = await db
    .insert(wechatIdentities)
    .values({ subject, openid, userId, createdAt })
    .onConflictDoNothing()
    .returning();
  return made.length > 0;
}

export async function deleteWechat(db: Queryable, userId: string): Promise<void> {
  await db.delete(wechatIdentities).where(eq(wechatIdentities.userId, userId));
}

export async function insertOauthState(
  db: Queryable,
  state: typeof oauthStates.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(oauthStates).where(sql`${oauthStates.expiresAt} < ${now}`);
  await db.insert(oauthStates).values(state);
}

/** Single use: whoever takes it first has it. */
export async function takeOauthState(db: Queryable, stateHash: Buffer) {
  const [taken] = await db.delete(oauthStates).where(eq(oauthStates.stateHash, stateHash)).returning();
  return taken ?? null;
}

export async function deleteOauthStatesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(oauthStates).where(eq(oauthStates.userId, userId));
}
