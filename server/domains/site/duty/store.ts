/** The roster as the database keeps it. */
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { dutyShifts, type ShiftRow } from '#server/domains/site/tables.ts';

export async function listShifts(db: Queryable): Promise<ShiftRow[]> {
  return db
    .select()
    .from(dutyShifts)
    .orderBy(asc(dutyShifts.weekday), asc(dutyShifts.starts), asc(dutyShifts.id));
}

export type NewShift = Omit<ShiftRow, 'id'>;

export async function insertShift(db: Queryable, shift: NewShift): Promise<ShiftRow> {
  const [made] = await db.insert(dutyShifts).values(shift).returning();
  return made as ShiftRow;
}

/** Null where there is no such shift. */
export async function updateShift(db: Queryable, id: string, shift: NewShift): Promise<ShiftRow | null> {
  const [changed] = await db.update(dutyShifts).set(shift).where(eq(dutyShifts.id, id)).returning();
  return changed ?? null;
}

export async function deleteShift(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.delete(dutyShifts).where(eq(dutyShifts.id, id)).returning({ id: dutyShifts.id });
  return gone.length > 0;
}
