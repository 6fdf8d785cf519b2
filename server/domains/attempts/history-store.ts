/** The events of an attempt as the database keeps them. */
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { dayMs } from '#core/duration.ts';
import { dropMonthsBefore, readyMonths } from '#server/db/partitions.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import type { RecordRow } from './store.ts';
import { recordEvents } from './tables.ts';

/** In the order in which they happened. Months before the attempt began are not looked at, but for a day's room. */
export const listEvents = (
  db: Queryable,
  { id, startedAt }: Pick<RecordRow, 'id' | 'startedAt'>,
  kinds: readonly string[],
) =>
  db
    .select()
    .from(recordEvents)
    .where(
      and(
        eq(recordEvents.recordId, id),
        gte(recordEvents.at, new Date(startedAt.getTime() - dayMs)),
        inArray(recordEvents.kind, [...kinds]),
      ),
    )
    .orderBy(asc(recordEvents.no));

/** The months to come are made ready; those that were over before this time are dropped. Gives what was dropped. */
export async function keepMonths(
  deps: Pick<Deps, 'db' | 'log'>,
  now: Date,
  before: Date | null,
): Promise<string[]> {
  await readyMonths(deps, 'record_events', now);
  return before ? dropMonthsBefore(deps, 'record_events', before) : [];
}
