/** What candidates did besides answering, as the database keeps it. */
import { asc, eq, sql } from 'drizzle-orm';
import { maxSpans, type Span } from '#core/exam/conduct.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { recordConduct } from './tables.ts';

export type ConductRow = typeof recordConduct.$inferSelect;

/** Under the attempt's lock, so that nobody else counts at the same time. A span that is known only ever grows. */
export async function insertConduct(
  tx: Transaction,
  recordId: string,
  spans: readonly Span[],
): Promise<void> {
  if (spans.length === 0) return;
  const rows = await tx
    .select({ id: recordConduct.id })
    .from(recordConduct)
    .where(eq(recordConduct.recordId, recordId));
  const known = new Set(rows.map(({ id }) => id));
  const fresh = spans.filter(({ id }) => !known.has(id)).slice(0, maxSpans - known.size);
  const kept = [...spans.filter(({ id }) => known.has(id)), ...fresh];
  if (kept.length === 0) return;
  await tx
    .insert(recordConduct)
    .values(kept.map(({ sectionIndex, ...span }) => ({ ...span, recordId, sectionNo: sectionIndex + 1 })))
    .onConflictDoUpdate({
      target: [recordConduct.recordId, recordConduct.id],
      set: {
        ms: sql`greatest(${recordConduct.ms}, excluded.ms)`,
        uses: sql`greatest(${recordConduct.uses}, excluded.uses)`,
      },
    });
}

export const findConduct = (db: Queryable, recordId: string): Promise<ConductRow[]> =>
  db
    .select()
    .from(recordConduct)
    .where(eq(recordConduct.recordId, recordId))
    .orderBy(asc(recordConduct.sectionNo), asc(recordConduct.atMs), asc(recordConduct.id));
