/** Opens the database, embedded or external, as a connection pool with Drizzle on top. */
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from './embedded/embedded.ts';
import type { DatabaseLog, Telling } from './progress.ts';
import { errorCode, isSetupError, setupError } from './setup-error.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };

export type OpenDatabase = {
  pool: pg.Pool;
  db: Database;
  /** For a connection of one's own beside the pool: migrations, LISTEN, a job queue. */
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

export type DatabaseOptions = Telling & {
  databaseUrl?: string | undefined;
  dataDir: string;
  poolSize?: number;
};

const OLDEST_VERSION = 15;
const LONGEST_WAIT = 30_000;
/** Less than a stop has left for the database, so that the embedded one can still be stopped after it. */
const LONGEST_DRAIN = 1000;

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, log, poolSize = 10 } = options;
  const source = databaseUrl ? await openExternal(databaseUrl, options) : await openEmbedded(options);
  const connection = { ...source.connection, application_name: 'beacon-gre', types: PLAIN_DATES };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // The pool listens to idle connections alone; one lost while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= endPool(pool, log).then(source.close);
    return closed;
  };
  return { pool, db: drizzle({ client: pool }), connection, close };
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

async function openExternal(databaseUrl: string, { onProgress }: DatabaseOptions) {
  const connection = readDatabaseUrl(databaseUrl);
  const giveUpAt = Date.now() + LONGEST_WAIT;
  for (;;) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkServer(client);
      return { connection, close: async () => undefined };
    } catch (error) {
      // 57P03: the server is starting up.
      if (errorCode(error) !== '57P03' || Date.now() > giveUpAt) throw explainFailure(error, client);
      onProgress?.('waiting');
      await delay(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function readDatabaseUrl(databaseUrl: string): pg.ClientConfig {
  const connection = { connectionString: databaseUrl };
  try {
    // A raw "@" or "/" in the password would make part of it look like the host, and be shown as such.
    if (!/^postgres(ql)?:\/\/([^@/?#]*@)?[^@]*$/i.test(databaseUrl)) throw new Error('not an address');
    new pg.Client(connection);
    return connection;
  } catch {
    // Neither the address nor the parser's own error is shown: both hold the password.
    throw setupError(
      'DATABASE_URL is not a PostgreSQL address. It looks like postgres://user:password@host:5432/database; ' +
        'special characters in the password are percent-encoded. Leave it unset to use the embedded database.',
    );
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as major,
            current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { major, version, encoding } = rows[0];
  if (major < OLDEST_VERSION) {
    throw setupError(
      `DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed. ` +
        'Upgrade that server, or leave DATABASE_URL unset to use the embedded database.',
    );
  }
  if (encoding !== 'UTF8') {
    throw setupError(`DATABASE_URL leads to a database with the encoding ${encoding}. Create one with UTF8.`);
  }
}

function explainFailure(error: unknown, { host, port, user, database }: pg.Client): Error {
  if (isSetupError(error)) return error;
  const code = errorCode(error) ?? '';
  const where = host.startsWith('/') ? host : `${host}:${port}`;
  const reason = error instanceof Error ? error.message || code : code;
  const advice: Record<string, string> = {
    ENOTFOUND: `there is no host "${host}". Check the host's name`,
    EAI_AGAIN: `the host "${host}" cannot be looked up. Check its name and the network`,
    ECONNREFUSED: `nothing answers on ${where}. Check that PostgreSQL runs there, and the port`,
    ENOENT: `there is no socket in ${where}. Check that PostgreSQL runs there`,
    '28P01': `${where} does not accept the password of the user "${user}". Check user and password`,
    '28000': `${where} does not let in the user "${user}" (${reason}). Check the user, and pg_hba.conf on the server`,
    '3D000': `${where} has no database "${database}". Create it ("createdb ${database}"), or correct the name`,
    '42501': `the user "${user}" may not connect to "${database}". Grant it, or use another user`,
    '53300': `${where} has no free connection. Raise max_connections there, or stop other clients`,
    '57P03': `${where} is still starting up. Try again when it accepts connections`,
  };
  if (reason.includes('password must be a string')) {
    return setupError(
      `DATABASE_URL: ${where} asks for a password, and none is given for the user "${user}".`,
      error,
    );
  }
  return setupError(
    `DATABASE_URL: ${advice[code] ?? `${where} cannot be used (${reason}). Check host, port and sslmode`}.`,
    error,
  );
}
