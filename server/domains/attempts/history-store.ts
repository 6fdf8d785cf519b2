/** The events of an attempt as the database keeps them. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { recordEvents } from './tables.ts';

/** In the order in which they happened. */
export const listEvents = (db: Queryable, recordId: string, kinds: readonly string[]) =>
  db
    .select()
    .from(recordEvents)
    .where(and(eq(recordEvents.recordId, recordId), inArray(recordEvents.kind, [...kinds])))
    .orderBy(asc(recordEvents.no));
