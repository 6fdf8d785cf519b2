/** What people chose to be reminded of, and the links by which it is ended, as the database keeps them. */
import { desc, eq, lt } from 'drizzle-orm';
import type { ReminderKind, ReminderSlot } from '#core/learning/reminders.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { planCalendars, reminderLetters, reminderLinks, reminders } from './tables.ts';

export type ReminderRow = typeof reminders.$inferSelect;
export type LetterRow = typeof reminderLetters.$inferSelect;

export async function findReminders(db: Queryable, userId: string): Promise<ReminderRow | null> {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  return row ?? null;
}

/** Who changes them goes first; a second tab waits, and then adds its own. */
export async function lockReminders(tx: Transaction, userId: string): Promise<ReminderRow | null> {
  const [row] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('update');
  return row ?? null;
}

export async function saveReminders(db: Queryable, row: ReminderRow): Promise<void> {
  const { userId: _, ...change } = row;
  await db.insert(reminders).values(row).onConflictDoUpdate({ target: reminders.userId, set: change });
}

export async function updateNext(
  db: Queryable,
  userId: string,
  timeZone: string,
  next: ReminderSlot | null,
): Promise<void> {
  await db
    .update(reminders)
    .set({ timeZone, nextAt: next?.at ?? null, nextKind: next?.kind ?? null })
    .where(eq(reminders.userId, userId));
}

/** The newest that fell due, sent or not. */
export async function findLastLetter(db: Queryable, userId: string): Promise<LetterRow | null> {
  const [row] = await db
    .select()
    .from(reminderLetters)
    .where(eq(reminderLetters.userId, userId))
    .orderBy(desc(reminderLetters.day))
    .limit(1);
  return row ?? null;
}

export async function insertLink(
  db: Queryable,
  link: { tokenHash: Buffer; userId: string; kind: ReminderKind; madeAt: Date },
): Promise<void> {
  await db.insert(reminderLinks).values(link);
}

export async function findLink(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ userId: string; kind: ReminderKind } | null> {
  const [row] = await db
    .select({ userId: reminderLinks.userId, kind: reminderLinks.kind })
    .from(reminderLinks)
    .where(eq(reminderLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Of all people: letters and their links that nobody has any use for. */
export async function deleteBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(reminderLinks).where(lt(reminderLinks.madeAt, moment));
  await db.delete(reminderLetters).where(lt(reminderLetters.dueAt, moment));
}

export async function listOwnReminders(db: Queryable, userId: string) {
  const { dueAt, kind, sentAt, silence } = reminderLetters;
  return {
    reminders: await db.select().from(reminders).where(eq(reminders.userId, userId)),
    reminderLetters: await db
      .select({ dueAt, kind, sentAt, silence })
      .from(reminderLetters)
      .where(eq(reminderLetters.userId, userId)),
    calendar: await db
      .select({
        hour: planCalendars.hour,
        createdAt: planCalendars.createdAt,
        readAt: planCalendars.readAt,
      })
      .from(planCalendars)
      .where(eq(planCalendars.userId, userId)),
  };
}

export async function deleteReminders(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(reminderLinks).where(eq(reminderLinks.userId, userId));
  await tx.delete(reminderLetters).where(eq(reminderLetters.userId, userId));
  await tx.delete(reminders).where(eq(reminders.userId, userId));
  await tx.delete(planCalendars).where(eq(planCalendars.userId, userId));
}
