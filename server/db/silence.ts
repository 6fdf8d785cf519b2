/**
 * A database that falls silent keeps everybody who asks it, until somebody on the way has enough of it: a proxy gives up
 * on them, and then on the process. Whoever may be told to come again is told as soon as it is known.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './pool.ts';
import type { DatabaseWatch } from './watch.ts';

type Silence = Pick<DatabaseWatch, 'health' | 'onSilence'>;

export class DatabaseSilent extends Error {
  /** As a server says that is starting up: nobody is there now, and soon somebody will be. */
  readonly code = '57P03';

  constructor() {
    super('the database is silent');
  }
}

/** What `work` comes to after all is nobody's affair any more. */
export function unlessSilent<T>({ onSilence }: Pick<Silence, 'onSilence'>, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onSilence(() => reject(new DatabaseSilent()));
    work.then(resolve, reject).finally(stop);
  });
}

/** As `unlessSilent`, and not even asked where it is known already. */
export async function askUnlessSilent<T>(silence: Silence, ask: () => Promise<T>): Promise<T> {
  if (silence.health().isSilent) throw new DatabaseSilent();
  return unlessSilent(silence, ask());
}

/**
 * The same database for who only reads: while it is silent a statement fails at once, and those that wait fail when it
 * falls silent. What such a reader finds in memory, or at the replica, they get as ever. That the database answers again
 * is found out beside the pool (watch.ts), so nobody has to be let through to try. Not for who writes: nobody would know
 * whether it was done. A transaction takes its connection from the pool itself, and waits.
 */
export function openForReaders({ pool, ...silence }: Silence & { pool: pg.Pool }): Database {
  const readers = {
    query: (...asked: Parameters<pg.Pool['query']>) =>
      askUnlessSilent(silence, async () => pool.query(...asked)),
  };
  // It is one database still: what is kept of it (per-database.ts) is kept once.
  return Object.assign(drizzle({ client: readers as unknown as pg.Pool }), { $client: pool });
}
