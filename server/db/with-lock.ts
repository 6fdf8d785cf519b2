/** Work that only one process of all does at a time. */
import pg from 'pg';
import type { Lock } from './locks.ts';

/**
 * Does the work while no other process does; null where one does already. The lock has a connection of its own beside
 * the pool: held on one of the pool's it would keep a place that the work itself, or a request, is waiting for.
 */
export async function withLock<T>(pool: pg.Pool, lock: Lock, work: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client(pool.options);
  // A connection that is lost takes the lock along, and the work at most happens twice.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock]);
    return rows[0]?.mine ? await work() : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
