/** Questions to the tutors as the database keeps them. */
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { Queryable } from '#server/db/tx.ts';
import { type EnquiryRow, enquiries } from './tables.ts';

/** False where the same question of the same person is open already: a second click is no second question. */
export async function insertEnquiry(db: Queryable, row: typeof enquiries.$inferInsert): Promise<boolean> {
  const same = and(
    isNull(enquiries.handledAt),
    eq(enquiries.body, row.body),
    eq(enquiries.contact, row.contact),
  );
  if ((await db.$count(enquiries, same)) > 0) return false;
  await db.insert(enquiries).values(row);
  return true;
}

/** When each question that nobody has handled was asked, the oldest first. */
export const openEnquiries: SQL = sql`
  select ${enquiries.createdAt} as at from ${enquiries} where ${enquiries.handledAt} is null order by ${enquiries.id}`;

export type EnquiryStatus = 'open' | 'handled' | undefined;

export async function listEnquiries(db: Queryable, status: EnquiryStatus, { page, size }: Page) {
  const states = { open: isNull(enquiries.handledAt), handled: isNotNull(enquiries.handledAt) };
  const which = status === undefined ? undefined : states[status];
  const total = await db.$count(enquiries, which);
  const list = await db
    .select()
    .from(enquiries)
    .where(which)
    .orderBy(desc(enquiries.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

export async function findEnquiry(db: Queryable, id: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

/** False where it was handled before. */
export async function updateEnquiryHandled(
  db: Queryable,
  id: string,
  answer: string | null,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(enquiries)
    .set({ handledAt: now, answer })
    .where(and(eq(enquiries.id, id), isNull(enquiries.handledAt)))
    .returning({ id: enquiries.id });
  return changed.length > 0;
}

export async function deleteHandledBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.handledAt, before));
}

export async function listEnquiriesOf(db: Queryable, userId: string): Promise<EnquiryRow[]> {
  return db.select().from(enquiries).where(eq(enquiries.userId, userId));
}

export async function deleteEnquiriesOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(enquiries).where(eq(enquiries.userId, userId));
}
