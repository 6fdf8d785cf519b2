/** What a process calls itself at the database: machine and data folder as one short word, which those who share both share. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type pg from 'pg';

export function nodeName(dataDir: string): string {
  const place = createHash('sha256').update(`${hostname()}\0${dataDir}`).digest('hex').slice(0, 8);
  return `beacon-gre ${place}`;
}

/** Others that use this database now and keep their files somewhere else. */
export async function countElsewhere(pool: pg.Pool, dataDir: string): Promise<number> {
  const { rows } = await pool.query<{ places: number }>(
    `select count(distinct application_name)::int as places from pg_stat_activity
     where datname = current_database() and application_name like 'beacon-gre %' and application_name <> $1`,
    [nodeName(dataDir)],
  );
  return rows[0]?.places ?? 0;
}
