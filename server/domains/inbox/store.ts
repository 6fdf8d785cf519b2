/**
 * Messages as the database keeps them. A message to one person is one row and knows when it was read. A message to
 * many is one row too: who has read it is a receipt, or an inbox read through to a later message.
 */
import { and, desc, eq, gte, isNull, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/endpoint.ts';
import { locks } from '#server/db/locks.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { inboxes, messageReceipts, messages } from './tables.ts';

export type Status = 'UNREAD' | 'READ' | 'ALL';

/** A viewer, or where a prepared query leaves room for one. */
type Who = { id: string | Placeholder; role: string | Placeholder; joinedAt: Date | Placeholder };

/** The person's own messages. The words are those of the partial indexes, without which they would not be used. */
const isOwn = ({ id }: Pick<Who, 'id'>) => sql`${messages.audience} = 'user' and ${messages.userId} = ${id}`;

/** Messages to many reach those who were there when they were sent. */
const isToMany = ({ role, joinedAt }: Omit<Who, 'id'>) =>
  sql`${messages.audience} <> 'user' and (${messages.audience} = 'all' or ${messages.role} = ${role})
      and ${gte(messages.sentAt, joinedAt)}`;

const isReadOwn = sql<boolean>`(${messages.readAt} is not null)`;

const isReadByMany = ({ id }: Pick<Who, 'id'>) =>
  sql<boolean>`(${messages.id} <= coalesce((select read_through from inboxes where user_id = ${id}), 0)
      or exists (select from message_receipts where user_id = ${id} and message_id = ${messages.id}))`;

const withStatus = (status: Status, isRead: SQL): SQL | undefined =>
  status === 'ALL' ? undefined : status === 'READ' ? isRead : not(isRead);

/** How many there are, in a statement whose placeholders name a viewer by `id`, `role` and `joinedAt`. */
export function countOf(status: Status): SQL<number> {
  const who = {
    id: sql.placeholder('id'),
    role: sql.placeholder('role'),
    joinedAt: sql.placeholder('joinedAt'),
  };
  const own = and(isOwn(who), withStatus(status, isReadOwn));
  const many = and(isToMany(who), withStatus(status, isReadByMany(who)));
  return sql`((select count(*) from ${messages} where ${own})
            + (select count(*) from ${messages} where ${many}))::int`;
}

const counts = (status: Status) =>
  prepared((db) =>
    db
      .select({ total: countOf(status) })
      // From one row that is none of any table: only a selection can be prepared.
      .from(sql`(values (1)) as one`)
      .prepare(`count_messages_${status}`),
  );

const countsOf = { UNREAD: counts('UNREAD'), READ: counts('READ'), ALL: counts('ALL') };

export async function countMessages(
  db: Queryable,
  { id, role, joinedAt }: Viewer,
  status: Status,
): Promise<number> {
  const [counted] = await countsOf[status](db).execute({ id, role, joinedAt });
  return counted?.total ?? 0;
}

/** Newest first. Each half brings at most what the page can need, by its own index. */
export async function listMessages(db: Queryable, viewer: Viewer, status: Status, { page, size }: Page) {
  const half = (which: SQL, isRead: SQL<boolean>) =>
    db
      .select({
        id: messages.id,
        title: messages.title,
        body: messages.body,
        link: messages.link,
        sentAt: messages.sentAt,
        isRead: isRead.as('is_read'),
      })
      .from(messages)
      .where(and(which, withStatus(status, isRead)))
      .orderBy(desc(messages.id))
      .limit(page * size);
  return unionAll(half(isOwn(viewer), isReadOwn), half(isToMany(viewer), isReadByMany(viewer)))
    .orderBy(sql`id desc`)
    .limit(size)
    .offset((page - 1) * size);
}

/** Not new where its sender has sent it before by the same key: then it is the first one. */
export type Sent = { id: string; isNew: boolean };

export async function insertMessage(db: Queryable, message: typeof messages.$inferInsert): Promise<Sent> {
  const [made] = await db
    .insert(messages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (made) return { id: made.id, isNew: true };
  const { senderId, senderKey } = message;
  const [first] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.senderId, senderId ?? ''), eq(messages.senderKey, senderKey ?? '')));
  if (!first) throw new Error('a message was neither inserted nor there before');
  return { id: first.id, isNew: false };
}

/**
 * One after the other: their ids then rise in the order in which they become visible, and reading everything up to
 * an id cannot pass over one that was about to appear.
 */
export async function insertMessageToMany(
  tx: Transaction,
  message: typeof messages.$inferInsert,
): Promise<Sent> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.messagesToMany})`);
  return insertMessage(tx, message);
}

/** False where the person has no such message. Reading it again changes nothing. */
export async function updateMessageRead(
  db: Queryable,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<boolean> {
  const own = await db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${now})` })
    .where(and(isOwn(viewer), eq(messages.id, id)))
    .returning({ id: messages.id });
  if (own.length > 0) return true;
  const [found] = await db
    .select({ isRead: isReadByMany(viewer) })
    .from(messages)
    .where(and(isToMany(viewer), eq(messages.id, id)));
  if (found && !found.isRead) {
    await db
      .insert(messageReceipts)
      .values({ userId: viewer.id, messageId: id, readAt: now })
      .onConflictDoNothing();
  }
  return found !== undefined;
}

export async function updateAllRead(tx: Transaction, viewer: Viewer, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(isOwn(viewer), isNull(messages.readAt)));
  await tx.execute(
    sql`insert into ${inboxes} (user_id, read_through)
        values (${viewer.id}, (select coalesce(max(id), 0) from ${messages} where audience <> 'user'))
        on conflict (user_id) do update set read_through = greatest(inboxes.read_through, excluded.read_through)`,
  );
  await tx.execute(
    sql`delete from ${messageReceipts} where user_id = ${viewer.id}
        and message_id <= (select read_through from ${inboxes} where user_id = ${viewer.id})`,
  );
}

export async function listOwnMessages(db: Queryable, userId: string) {
  return db
    .select({
      title: messages.title,
      body: messages.body,
      link: messages.link,
      sentAt: messages.sentAt,
      readAt: messages.readAt,
    })
    .from(messages)
    .where(and(eq(messages.audience, 'user'), eq(messages.userId, userId)))
    .orderBy(desc(messages.id));
}

export async function deleteInbox(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(messageReceipts).where(eq(messageReceipts.userId, userId));
  await tx.delete(inboxes).where(eq(inboxes.userId, userId));
  await tx.delete(messages).where(and(eq(messages.audience, 'user'), eq(messages.userId, userId)));
}
