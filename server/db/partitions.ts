/** Tables that are kept by month: months are made ready before they begin, and dropped whole when their time is over. */
import { type SQL, sql } from 'drizzle-orm';
import type { Log } from '#server/log.ts';
import { locks } from './locks.ts';
import type { Database } from './pool.ts';
import { sqlState } from './sql-state.ts';
import { inTransaction, type Queryable } from './tx.ts';

type Needs = { db: Database; log: Pick<Log, 'warn'> };

/** So many after the present one: a job that is away for a quarter of a year is soon enough. */
const monthsAhead = 3;

/** Whoever waits for a table keeps others waiting who want it; the next night is another chance. */
const patience: SQL = sql.raw('set local lock_timeout = 2000');

/** Its first moment. */
const monthOf = (time: Date, later = 0): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + later));

const nameOf = (table: string, month: Date): string =>
  `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/** By name; what came when no month was ready for it is in the default one, which is not among them. */
async function listMonths(db: Queryable, table: string): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass`);
  const months = rows.flatMap(({ name }): [string, Date][] => {
    const [, year, month] = /_(\d{4})_(\d{2})$/.exec(name) ?? [];
    return year && month ? [[name, new Date(Date.UTC(Number(year), Number(month) - 1))]] : [];
  });
  return new Map(months);
}

/** One process at a time; false where another is at it, or the table was in use for too long. */
async function changeAlone({ db, log }: Needs, table: string, changes: readonly SQL[]): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      await tx.execute(patience);
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${locks.partitions}) as mine`,
      );
      if (!rows[0]?.mine) return false;
      for (const change of changes) await tx.execute(change);
      return true;
    });
  } catch (error) {
    // In use; made by another process meanwhile; or rows that came without a month, which stay where they are.
    if (!['55P03', '42P07', '42P01', '23514'].includes(sqlState(error) ?? '')) throw error;
    log.warn({ err: error, table }, 'the months of a table could not be changed');
    return false;
  }
}

/** The present month and those to come. A new one is attached rather than made in place, which would lock out readers. */
export async function readyMonths(needs: Needs, table: string, now: Date): Promise<void> {
  const known = await listMonths(needs.db, table);
  for (let later = 0; later <= monthsAhead; later += 1) {
    const month = monthOf(now, later);
    const name = nameOf(table, month);
    if (known.has(name)) continue;
    const [one, parent] = [sql.identifier(name), sql.identifier(table)];
    const [from, to] = [month, monthOf(month, 1)].map((at) => sql.raw(`'${at.toISOString()}'`));
    await changeAlone(needs, table, [
      sql`create table ${one} (like ${parent} including defaults including constraints)`,
      sql`alter table ${parent} attach partition ${one} for values from (${from}) to (${to})`,
    ]);
  }
}

/** Every month that was over before this time; gives their names. */
export async function dropMonthsBefore(needs: Needs, table: string, before: Date): Promise<string[]> {
  const dropped: string[] = [];
  for (const [name, month] of await listMonths(needs.db, table)) {
    if (monthOf(month, 1) > before) continue;
    if (await changeAlone(needs, table, [sql`drop table ${sql.identifier(name)}`])) dropped.push(name);
  }
  return dropped;
}
