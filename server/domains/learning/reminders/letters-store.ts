/** Letters on their way: each falls due once, is held by one process at a time, and ends sent or silent. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Silence } from '#core/learning/reminders.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { LetterRow, ReminderRow } from './store.ts';
import { reminderLetters, reminders } from './tables.ts';

/** Those whose hour has come, locked; what another process has locked is left to it. */
export async function lockDue(tx: Transaction, now: Date, max: number): Promise<ReminderRow[]> {
  return tx
    .select()
    .from(reminders)
    .where(and(isNotNull(reminders.nextAt), lte(reminders.nextAt, now)))
    .orderBy(reminders.nextAt)
    .limit(max)
    .for('update', { skipLocked: true });
}

/** Nothing where that day had one already. */
export async function insertLetter(
  tx: Transaction,
  letter: Pick<LetterRow, 'userId' | 'day' | 'kind' | 'dueAt'>,
): Promise<void> {
  await tx
    .insert(reminderLetters)
    .values({ ...letter, freeAt: letter.dueAt })
    .onConflictDoNothing();
}

/** Open letters that nobody holds, now held until `freeAt`. The subselect skips what others are taking this moment. */
export async function holdLetters(
  db: Queryable,
  { now, freeAt, max }: { now: Date; freeAt: Date; max: number },
): Promise<LetterRow[]> {
  const free = db
    .select({ userId: reminderLetters.userId, day: reminderLetters.day })
    .from(reminderLetters)
    .where(and(isNotNull(reminderLetters.freeAt), lte(reminderLetters.freeAt, now)))
    .orderBy(reminderLetters.freeAt)
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(reminderLetters)
    .set({ freeAt, tries: sql`${reminderLetters.tries} + 1` })
    .where(sql`(${reminderLetters.userId}, ${reminderLetters.day}) in ${free}`)
    .returning();
}

type Key = Pick<LetterRow, 'userId' | 'day'>;

const isLetter = ({ userId, day }: Key) =>
  and(eq(reminderLetters.userId, userId), eq(reminderLetters.day, day));

export async function closeLetter(
  db: Queryable,
  letter: Key,
  end: { sentAt: Date } | { silence: Silence | 'failed' },
): Promise<void> {
  await db
    .update(reminderLetters)
    .set({ freeAt: null, ...end })
    .where(isLetter(letter));
}

/** It will be tried again from then on. */
export async function freeLetter(db: Queryable, letter: Key, freeAt: Date): Promise<void> {
  await db.update(reminderLetters).set({ freeAt }).where(isLetter(letter));
}

/** As if it had never been held: another process may take it at once, and no try is used up. */
export async function giveBack(db: Queryable, letter: Key, now: Date): Promise<void> {
  await db
    .update(reminderLetters)
    .set({ freeAt: now, tries: sql`${reminderLetters.tries} - 1` })
    .where(isLetter(letter));
}
