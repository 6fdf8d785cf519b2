/** How far learners are in lessons, as the database keeps it. */
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { lessonsBegun } from './tables.ts';

export type ProgressRow = typeof lessonsBegun.$inferSelect;

const isOf = (userId: string, lesson: string) =>
  and(eq(lessonsBegun.userId, userId), eq(lessonsBegun.lesson, lesson));

export const listProgress = (db: Queryable, userId: string): Promise<ProgressRow[]> =>
  db.select().from(lessonsBegun).where(eq(lessonsBegun.userId, userId));

export async function findProgress(
  db: Queryable,
  userId: string,
  lesson: string,
): Promise<ProgressRow | null> {
  const [row] = await db.select().from(lessonsBegun).where(isOf(userId, lesson));
  return row ?? null;
}

/** The row as it was, held until the transaction ends; null where it was made of `first` just now. */
export async function lockProgress(tx: Transaction, first: ProgressRow): Promise<ProgressRow | null> {
  const made = await tx
    .insert(lessonsBegun)
    .values(first)
    .onConflictDoNothing()
    .returning({ lesson: lessonsBegun.lesson });
  if (made.length > 0) return null;
  const [row] = await tx.select().from(lessonsBegun).where(isOf(first.userId, first.lesson)).for('update');
  return row ?? null;
}

export async function updateProgress(tx: Transaction, row: ProgressRow): Promise<void> {
  await tx.update(lessonsBegun).set(row).where(isOf(row.userId, row.lesson));
}

export async function deleteProgressOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(lessonsBegun).where(eq(lessonsBegun.userId, userId));
}
