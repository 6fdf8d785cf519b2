/** Runs a function in one database transaction, and again where PostgreSQL asks for it. */
import { setTimeout as delay } from 'node:timers/promises';
import { type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { isUseless } from './away.ts';
import type { Database } from './pool.ts';
import { sqlState } from './sql-state.ts';

type NoSchema = Record<string, never>;

export type Transaction = NodePgTransaction<NoSchema, NoSchema>;

/** What a store's functions take: they work inside and outside a transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema>;

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** Shorter than the session's own limit. */
  longestStatementMs?: number;
};

const MAX_ATTEMPTS = 5;

/** Serialization failure and deadlock: nothing was done, and the same work may well pass the next time. */
const REPEATABLE = new Set(['40001', '40P01']);

const dialect = new PgDialect();

/**
 * `work` may run several times: it does nothing but talk to the database. A lost connection is not repeated,
 * because the commit may have arrived. Inside, `tx.transaction()` makes a savepoint.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work, options);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !REPEATABLE.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Not Drizzle's `db.transaction`: where its BEGIN fails, the connection never returns to the pool. */
async function runOnce<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', longestStatementMs }: TransactionOptions,
): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin isolation level ${isolation}`);
    if (longestStatementMs) await client.query(`set local statement_timeout = ${longestStatementMs}`);
    const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
    const result = await work(new NodePgTransaction(dialect, session, undefined));
    await client.query('commit');
    return result;
  } catch (error) {
    if (isUseless(error)) broken = error as Error;
    else
      await client.query('rollback').catch((cause) => {
        broken = cause;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
