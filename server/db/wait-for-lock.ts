/** Waits for another process to be done with what this one wants to do, too. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Lock } from './locks.ts';
import type { Transaction } from './tx.ts';

const everyMs = 250;

/**
 * The lock is the transaction's. It is asked for again and again rather than waited for in the database: however long
 * the other one takes, no statement is cut off for its length, and a connection that is lost meanwhile is noticed.
 */
export async function waitForLock(tx: Transaction, lock: Lock, onWait?: () => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}) as mine`,
    );
    if (rows[0]?.mine) return;
    if (isFirst) onWait?.();
    await delay(everyMs);
  }
}
