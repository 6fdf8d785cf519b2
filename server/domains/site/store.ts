/** What the site domain keeps in the database: page views, and the entries of the public pages. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { locks } from '#server/db/locks.ts';
import { dropMonthsBefore, readyMonths } from '#server/db/partitions.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { waitForLock } from '#server/db/wait-for-lock.ts';
import type { Deps } from '#server/deps.ts';
import type { ContentEntry } from './content.ts';
import type { Entry, EntryKind } from './content-schema.ts';
import { siteEntries, viewLogs } from './tables.ts';

export async function insertViewLog(db: Queryable, log: typeof viewLogs.$inferInsert): Promise<void> {
  await db.insert(viewLogs).values(log);
}

const pagesADay = 200;

/**
 * What is left of a day: its most viewed pages. A page's name comes from the browser, so only so many names are kept.
 * A day that was counted before and is still being removed stays as it was counted.
 */
export async function upsertViewDays(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`
    insert into view_days (day, name, views, visitors)
    select day, name, views, visitors
    from (
      select (received_at at time zone 'UTC')::date as day, name, count(*)::int as views,
             count(distinct uuid)::int as visitors,
             row_number() over (partition by (received_at at time zone 'UTC')::date order by count(*) desc, name) as place
      from view_logs where received_at < ${before} group by 1, 2
    ) as counted
    where place <= ${pagesADay}
    on conflict (day, name) do nothing`);
}

/** Views that came when no month was ready for them; gives how many. Two processes at once take different rows. */
export async function deleteStrayViews(db: Queryable, before: Date, max: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from view_logs_default where (received_at, id) in (
      select received_at, id from view_logs_default where received_at < ${before} order by received_at limit ${max}
      for update skip locked)`);
  return rowCount ?? 0;
}

export const readyViewMonths = (deps: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> =>
  readyMonths(deps, 'view_logs', now);

export const dropViewMonths = (deps: Pick<Deps, 'db' | 'log'>, before: Date): Promise<string[]> =>
  dropMonthsBefore(deps, 'view_logs', before);

const shown = (kind: EntryKind) => and(eq(siteEntries.kind, kind), isNull(siteEntries.retiredAt));

/** In the order of their file. */
export async function listEntries<K extends EntryKind>(db: Queryable, kind: K): Promise<Entry<K>[]> {
  const rows = await db
    .select({ content: siteEntries.content })
    .from(siteEntries)
    .where(shown(kind))
    .orderBy(asc(siteEntries.position), asc(siteEntries.slug));
  return rows.map(({ content }) => content as Entry<K>);
}

/** A single sheet is known by the name of its kind. */
export async function findEntry<K extends EntryKind>(
  db: Queryable,
  kind: K,
  slug: string = kind,
): Promise<Entry<K> | null> {
  const [row] = await db
    .select({ content: siteEntries.content })
    .from(siteEntries)
    .where(and(shown(kind), eq(siteEntries.slug, slug)));
  return (row?.content as Entry<K> | undefined) ?? null;
}

/** The entry, held until the transaction ends: whoever takes a seat waits for whoever is taking one. */
export async function lockEntry<K extends EntryKind>(
  tx: Transaction,
  kind: K,
  slug: string,
): Promise<Entry<K> | null> {
  const [row] = await tx
    .select({ content: siteEntries.content })
    .from(siteEntries)
    .where(and(shown(kind), eq(siteEntries.slug, slug)))
    .for('update');
  return (row?.content as Entry<K> | undefined) ?? null;
}

/** Two processes that start at once bring the content in one after the other. */
export const lockImport = (tx: Transaction, onWait?: () => void): Promise<void> =>
  waitForLock(tx, locks.siteImport, onWait);

export type StoredEntry = { id: string; kind: EntryKind; slug: string };

/** Brings entries in; gives those that are new or changed. What staff have edited stays as they made it. */
export async function upsertEntries(
  db: Queryable,
  entries: readonly ContentEntry[],
  now: Date,
): Promise<StoredEntry[]> {
  const { rows } = await db.execute<StoredEntry>(sql`
    insert into site_entries (kind, slug, position, content, checksum, created_at, updated_at)
    select kind, slug, position, content, checksum, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as t (kind text, slug text, position integer, content jsonb, checksum text)
    on conflict (kind, slug) do update
      set position = excluded.position, content = excluded.content, checksum = excluded.checksum,
          updated_at = excluded.updated_at, retired_at = null
      where site_entries.source = 'content'
        and (site_entries.checksum <> excluded.checksum or site_entries.retired_at is not null)
    returning id::text, kind, slug`);
  return rows;
}

/** Entries whose file is gone are shown no longer; gives them. One that has a fault now stays as it was. */
export async function retireMissing(
  db: Queryable,
  entries: readonly Pick<ContentEntry, 'kind' | 'slug'>[],
  faulty: readonly string[],
  now: Date,
): Promise<StoredEntry[]> {
  const known = entries.map(({ kind, slug }) => `${kind}/${slug}`);
  const { rows } = await db.execute<StoredEntry>(sql`
    update site_entries set retired_at = ${now.toISOString()}::timestamptz
    where source = 'content' and retired_at is null
      and kind || '/' || slug <> all (${sql.param(known)}::text[])
      and slug <> all (${sql.param(faulty)}::text[])
    returning id::text, kind, slug`);
  return rows;
}
