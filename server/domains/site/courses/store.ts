/** Orders for classes, and how far people are in recorded lessons. */
import { and, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { OrderState } from '#core/site/kinds.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { courseOrders, lessonProgress, type OrderRow } from '#server/domains/site/tables.ts';

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

/** Whoever was once let in may play its lessons, also after the next class has begun. */
export async function hasConfirmedOrder(db: Queryable, userId: string, course: string): Promise<boolean> {
  const found = await db.$count(
    courseOrders,
    and(
      eq(courseOrders.userId, userId),
      eq(courseOrders.course, course),
      eq(courseOrders.status, 'confirmed'),
    ),
  );
  return found > 0;
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

export async function listProgress(db: Queryable, userId: string, course: string) {
  return db
    .select({
      lesson: lessonProgress.lesson,
      seconds: lessonProgress.seconds,
      isDone: lessonProgress.isDone,
    })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.course, course)));
}

/** A lesson that was heard to its end stays so, also when it is heard again. */
export async function upsertProgress(db: Queryable, progress: typeof lessonProgress.$inferInsert) {
  const [row] = await db
    .insert(lessonProgress)
    .values(progress)
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.course, lessonProgress.lesson],
      set: {
        seconds: progress.seconds,
        isDone: sql`${lessonProgress.isDone} or excluded.is_done`,
        updatedAt: progress.updatedAt,
      },
    })
    .returning({ seconds: lessonProgress.seconds, isDone: lessonProgress.isDone });
  return row as { seconds: number; isDone: boolean };
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

export async function listProgressOf(db: Queryable, userId: string) {
  return db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId));
}

export async function deleteProgressOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
}
