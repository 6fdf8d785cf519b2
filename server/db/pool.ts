/** Opens the database, embedded or external, as a connection pool with Drizzle on top. */
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './client.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openExternal } from './external.ts';
import { nodeName } from './node-name.ts';
import type { DatabaseLog, Telling } from './progress.ts';
import { createRoster, type Roster } from './roster.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };

export type OpenDatabase = {
  pool: pg.Pool;
  db: Database;
  /** For a connection of one's own beside the pool: migrations, LISTEN, a job queue. */
  connection: Connection;
  /** The pool's connections, for who watches over them. */
  roster: Roster;
  close: () => Promise<void>;
};

export type DatabaseOptions = Telling & {
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize?: number;
};

const LONGEST_STATEMENT = 15_000;
/** Longer than any statement may take, so that it is reached only where no answer comes back, not even a refusal. */
const LONGEST_SILENCE = LONGEST_STATEMENT + 2000;
/** Less than a stop has left for the database, so that the embedded one can still be stopped after it. */
const LONGEST_DRAIN = 1000;

export const sessionLimits = `
  set statement_timeout = ${LONGEST_STATEMENT}; set idle_in_transaction_session_timeout = ${2 * LONGEST_STATEMENT}`;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, log, poolSize = 10 } = options;
  const source = databaseUrl ? await openExternal(databaseUrl, options) : await openEmbedded(options);
  const connection = {
    ...source.connection,
    ...usualConnection,
    application_name: nodeName(options.dataDir),
  };
  const roster = createRoster();
  const pool = new pg.Pool({
    ...connection,
    Client: roster.Client,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    query_timeout: LONGEST_SILENCE,
    // Rather than with the first packet: a pooler on the way refuses settings there that it does not know.
    onConnect: (client) => client.query({ text: sessionLimits, query_timeout: 5000 } as pg.QueryConfig),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // The pool listens to idle connections alone; one lost while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= endPool(pool, log).then(source.close);
    return closed;
  };
  return { pool, db: drizzle({ client: pool }), connection, roster, close };
}

/** A connection that somebody never gave back must not keep the process from ending. */
async function endPool(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const ended = pool.end().then(() => true);
  const isEnded = await Promise.race([ended, delay(LONGEST_DRAIN, false, { ref: false })]);
  if (!isEnded) log.warn({ open: pool.totalCount }, 'some database connections were still in use at the end');
}

/** A date without a time stays the text it is: as a Date it would move with the server's time zone. */
const PLAIN_DATES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? (text: string) => text : pg.types.getTypeParser(oid, format as 'text'),
};

/** Of every connection, wherever it leads. */
export const usualConnection = {
  application_name: 'beacon-gre',
  types: PLAIN_DATES,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig;
