/** Who takes part in which event. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { eventSignups } from '#server/domains/site/tables.ts';

export type Taken = { event: string; startsAt: Date; taken: number; isMine: boolean };

/** How many take part in each occurrence, and whether this person does. */
export async function countSignups(db: Queryable, userId: string | null): Promise<Taken[]> {
  return db
    .select({
      event: eventSignups.event,
      startsAt: eventSignups.startsAt,
      taken: count(),
      isMine: sql<boolean>`coalesce(bool_or(${eventSignups.userId} = ${userId}::bigint), false)`,
    })
    .from(eventSignups)
    .groupBy(eventSignups.event, eventSignups.startsAt);
}

const occurrence = (event: string, startsAt: Date) =>
  and(eq(eventSignups.event, event), eq(eventSignups.startsAt, startsAt));

export async function countTaken(tx: Transaction, event: string, startsAt: Date): Promise<number> {
  return tx.$count(eventSignups, occurrence(event, startsAt));
}

export async function isSignedUp(
  tx: Transaction,
  event: string,
  startsAt: Date,
  userId: string,
): Promise<boolean> {
  return (
    (await tx.$count(eventSignups, and(occurrence(event, startsAt), eq(eventSignups.userId, userId)))) > 0
  );
}

export async function insertSignup(tx: Transaction, signup: typeof eventSignups.$inferInsert): Promise<void> {
  await tx.insert(eventSignups).values(signup);
}

export async function deleteSignup(
  db: Queryable,
  event: string,
  startsAt: Date,
  userId: string,
): Promise<boolean> {
  const gone = await db
    .delete(eventSignups)
    .where(and(occurrence(event, startsAt), eq(eventSignups.userId, userId)))
    .returning({ event: eventSignups.event });
  return gone.length > 0;
}

export async function listSignupsOf(db: Queryable, userId: string) {
  return db.select().from(eventSignups).where(eq(eventSignups.userId, userId));
}

export async function deleteSignupsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(eventSignups).where(eq(eventSignups.userId, userId));
}
