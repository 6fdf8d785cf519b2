/** Open practice that nobody has touched for long. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

const isLeft = (before: Date): SQL =>
  sql`r.status = 'open' and r.exam_type = 'JIJING' and coalesce(r.last_sign, r.started_at) < ${before}`;

const hasAnswer: SQL = sql`exists (select from record_answers a where a.record_id = r.id and a.seq > 0)`;

/** Those with something in them, by their id. */
export async function listAbandoned(
  db: Queryable,
  before: Date,
  after: string,
  max: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id::text from records r
    where ${isLeft(before)} and r.id > ${after} and ${hasAnswer} order by r.id limit ${max}`);
  return rows.map(({ id }) => id);
}

/** Those without; gives how many. */
export async function dropAbandoned(db: Queryable, before: Date, max: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update records set status = 'dropped', running_since = null, silent_since = null, expires_at = null
    where id in (select r.id from records r where ${isLeft(before)} and not ${hasAnswer}
                 limit ${max} for update of r skip locked)`);
  return rowCount ?? 0;
}
