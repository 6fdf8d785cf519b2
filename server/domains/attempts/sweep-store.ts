/** Which attempts time alone has something to do on. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

export type Patience = {
  now: Date;
  /** After so much a browser is silent, a section whose time is up is closed, and what comes later is too late. */
  silenceMs: number;
  graceMs: number;
  lateMs: number;
  /** How much silence of a mock exam is free. */
  freeMs: number;
  /** So long whoever was given an attempt has for it, until it is given to another one. */
  leaseMs: number;
};

/** `looked` of them were looked at, and `ids` are due; `reduce` decides what happens. */
export type Claimed = { looked: number; ids: string[] };

/**
 * Looks at no more attempts than may be due, by their index, and hands each to one process alone: rows that another one
 * is looking at are skipped, and those that are due are put off for the length of the lease.
 */
export async function claimToSweep(db: Queryable, patience: Patience, max: number): Promise<Claimed> {
  const { rows } = await db.execute<{ id: string; is_due: boolean }>(claimStatement(patience, max));
  return { looked: rows.length, ids: rows.flatMap(({ id, is_due }) => (is_due ? [id] : [])) };
}

/** No operator needs to know more exactly, and a count of millions would take as long as what it warns of. */
const most = 100_000;

/** What waits to be graded, and since when something waits to be swept. */
export async function readAttemptBacklog(
  db: Queryable,
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null; oldestDueAt: Date | null }> {
  const { rows } = await db.execute<{ waiting: number; oldestAt: string | null; dueAt: string | null }>(sql`
    select count(*)::int as waiting, min(submitted_at) as "oldestAt",
           (select min(due_at) from records where due_at <= ${now}) as "dueAt"
    from (select submitted_at from records where status = 'submitted' limit ${most}) r`);
  const { waiting = 0, oldestAt = null, dueAt = null } = rows[0] ?? {};
  return { waiting, oldestAt: dateOf(oldestAt), oldestDueAt: dateOf(dueAt) };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function claimStatement(
  { now, silenceMs, graceMs, lateMs, freeMs, leaseMs }: Patience,
  max: number,
): SQL {
  const later = (ms: number) => sql`${ms}::int * interval '1 millisecond'`;
  return sql`
    with looked as (
      select id, case
        when status <> 'open' then null
        when running_since is not null
        then least(case when silent_since is null then last_sign + ${later(silenceMs)} end,
                   expires_at + ${later(graceMs)})
        when silent_since is not null
        then case when exam_type = 'GREPREP'
             then silent_since + greatest(0, ${freeMs}::int - forgiven_ms) * interval '1 millisecond' end
        when screen = 'sectionEnd'
        then (select s.closed_at + ${later(lateMs)} from record_sections s
              where s.record_id = r.id and s.no = r.section_index + 1 and s.closed_by = 'server')
      end as due
      from records r where due_at <= ${now}
      order by due_at limit ${max} for update of r skip locked
    )
    update records r
    set due_at = case when looked.due <= ${now} then ${now}::timestamptz + ${later(leaseMs)} else looked.due end
    from looked where r.id = looked.id
    returning r.id::text, coalesce(looked.due <= ${now}, false) as is_due`;
}
