/** The addresses by which plans are read as calendars: one for a person, known by the hash of its token. */
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { planCalendars } from './tables.ts';

export type CalendarRow = typeof planCalendars.$inferSelect;

export async function findCalendar(db: Queryable, userId: string): Promise<CalendarRow | null> {
  const [row] = await db.select().from(planCalendars).where(eq(planCalendars.userId, userId));
  return row ?? null;
}

export async function findCalendarByHash(db: Queryable, tokenHash: Buffer): Promise<CalendarRow | null> {
  const [row] = await db.select().from(planCalendars).where(eq(planCalendars.tokenHash, tokenHash));
  return row ?? null;
}

/** In place of the one before, whose address then leads nowhere. */
export async function saveCalendar(db: Queryable, row: CalendarRow): Promise<void> {
  const { userId: _, ...change } = row;
  await db
    .insert(planCalendars)
    .values(row)
    .onConflictDoUpdate({ target: planCalendars.userId, set: change });
}

export async function updateCalendarHour(db: Queryable, userId: string, hour: number | null): Promise<void> {
  await db.update(planCalendars).set({ hour }).where(eq(planCalendars.userId, userId));
}

export async function noteCalendarRead(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(planCalendars).set({ readAt: now }).where(eq(planCalendars.userId, userId));
}

export async function deleteCalendar(db: Queryable, userId: string): Promise<void> {
  await db.delete(planCalendars).where(eq(planCalendars.userId, userId));
}
