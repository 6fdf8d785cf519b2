/** Orders for classes. */
import { and, count, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { OrderState } from '#core/site/kinds.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { courseOrders, type OrderRow } from '#server/domains/site/tables.ts';

const isOpen = ne(courseOrders.status, 'cancelled');

const ofClass = (course: string, beginsAt: Date | null) =>
  and(
    eq(courseOrders.course, course),
    beginsAt === null ? isNull(courseOrders.beginsAt) : eq(courseOrders.beginsAt, beginsAt),
    isOpen,
  );

/** A confirmed order takes a seat, and a placed one for as long as it is held. */
const takesSeat = (now: Date) =>
  or(
    eq(courseOrders.status, 'confirmed'),
    and(eq(courseOrders.status, 'placed'), gt(courseOrders.heldUntil, now)),
  );

/** How many seats of each class and beginning are taken. */
export async function countSeats(db: Queryable, now: Date) {
  return db
    .select({ course: courseOrders.course, beginsAt: courseOrders.beginsAt, taken: count() })
    .from(courseOrders)
    .where(takesSeat(now))
    .groupBy(courseOrders.course, courseOrders.beginsAt);
}

export const countTaken = (
  tx: Transaction,
  course: string,
  beginsAt: Date | null,
  now: Date,
): Promise<number> => tx.$count(courseOrders, and(ofClass(course, beginsAt), takesSeat(now)));

/** Whether another open order for this class is to be answered at the same address: one person, one seat. */
export async function isContactTaken(
  tx: Transaction,
  course: string,
  beginsAt: Date | null,
  contact: string,
): Promise<boolean> {
  const same = sql`lower(${courseOrders.contact}) = lower(${contact})`;
  return (await tx.$count(courseOrders, and(ofClass(course, beginsAt), same))) > 0;
}

/** My order for this class and beginning that is not cancelled. */
export async function findOpenOrder(
  db: Queryable,
  userId: string,
  course: string,
  beginsAt: Date | null,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(courseOrders)
    .where(and(ofClass(course, beginsAt), eq(courseOrders.userId, userId)));
  return row ?? null;
}

export async function insertOrder(
  tx: Transaction,
  order: typeof courseOrders.$inferInsert,
): Promise<OrderRow> {
  const [row] = await tx.insert(courseOrders).values(order).returning();
  return row as OrderRow;
}

export type WhichOrders = { userId?: string | undefined; status?: OrderState | undefined };

/** Newest first. */
/** When each order that waits to be confirmed was placed, the oldest first. */
export const placedOrders: SQL = sql`
  select ${courseOrders.placedAt} as at from ${courseOrders}
  where ${courseOrders.status} = 'placed' order by ${courseOrders.id}`;

export async function listOrders(db: Queryable, { userId, status }: WhichOrders, { page, size }: Page) {
  const which = and(
    userId === undefined ? undefined : eq(courseOrders.userId, userId),
    status === undefined ? undefined : eq(courseOrders.status, status),
  );
  const total = await db.$count(courseOrders, which);
  const list = await db
    .select()
    .from(courseOrders)
    .where(which)
    .orderBy(desc(courseOrders.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(courseOrders).where(eq(courseOrders.id, id)).for('update');
  return row ?? null;
}

export async function updateOrder(
  tx: Transaction,
  id: string,
  change: { status: OrderState; decidedAt: Date; decidedBy: string },
): Promise<OrderRow> {
  const [row] = await tx.update(courseOrders).set(change).where(eq(courseOrders.id, id)).returning();
  return row as OrderRow;
}

export async function listOrdersOf(db: Queryable, userId: string): Promise<OrderRow[]> {
  return db.select().from(courseOrders).where(eq(courseOrders.userId, userId));
}

/** The books keep that there was an order, and no longer whose it was to reach; an open one gives its seat back. */
export async function emptyOrdersOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(courseOrders).set({ contact: '', note: '' }).where(eq(courseOrders.userId, userId));
  await tx
    .update(courseOrders)
    .set({ status: 'cancelled', decidedAt: now })
    .where(and(eq(courseOrders.userId, userId), eq(courseOrders.status, 'placed')));
}

/** Nothing writes it any more. A process of the last release still reads it, so it goes with the next one. */
export async function listSlidesOf(db: Queryable, userId: string) {
  const { rows } = await db.execute(sql`select * from lesson_progress where user_id = ${userId}`);
  return rows;
}

export async function deleteSlidesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`delete from lesson_progress where user_id = ${userId}`);
}
