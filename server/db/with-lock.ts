/** Work that only one process of all does at a time. */
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Lock } from './locks.ts';
import { withOwnConnections } from './own-connection.ts';
import type { Database } from './pool.ts';

/**
 * Does the work while no other process does; null where one does already. Lock and work have a connection each beside
 * the pool: on one of the pool's they would keep a place that a request is waiting for. A lock's connection that is lost
 * takes the lock along, and the work at most happens twice.
 */
export function withLock<T>(
  pool: { options: pg.PoolConfig },
  lock: Lock,
  work: (db: Database) => Promise<T>,
): Promise<T | null> {
  return whileHeld(pool, work, async (holder) => {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as mine', [lock]);
    return rows[0]?.mine ? lock : null;
  });
}

const everyMs = 250;

/** The same for work that everybody has to see done: who finds another process at it waits for as long as it takes. */
export async function withTurn(
  pool: pg.Pool,
  lock: Lock,
  onWait: () => void,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await whileHeld(pool, work, async (holder) => {
    for (let isFirst = true; ; isFirst = false) {
      const { rows } = await holder.query('select pg_try_advisory_lock($1) as mine', [lock]);
      if (rows[0]?.mine) return lock;
      if (isFirst) onWait();
      await delay(everyMs);
    }
  });
}

function whileHeld<T>(
  pool: { options: pg.PoolConfig },
  work: (db: Database) => Promise<T>,
  take: (holder: pg.PoolClient) => Promise<Lock | null>,
): Promise<T | null> {
  return withOwnConnections(pool, 2, async (own) => {
    const holder = await own.connect();
    try {
      const lock = await take(holder);
      if (lock === null) return null;
      try {
        return await work(drizzle({ client: own }));
      } finally {
        const unlock = { text: 'select pg_advisory_unlock($1)', values: [lock], query_timeout: 2000 };
        await holder.query(unlock).catch(() => undefined);
      }
    } finally {
      holder.release(true);
    }
  });
}
