/** A server of the operator's own: finds out at the start what would not work with it, and says so in words. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Client, type Connection } from './client.ts';
import { readDatabaseUrl } from './database-url.ts';
import type { Telling } from './progress.ts';
import { errorCode, isSetupError, setupError } from './setup-error.ts';

const OLDEST_VERSION = 15;
const LONGEST_WAIT = 30_000;

/** Waits for a server that is starting up; anything else that is wrong is explained. */
export async function openExternal(databaseUrl: string, { onProgress }: Pick<Telling, 'onProgress'>) {
  const connection = readDatabaseUrl('DATABASE_URL', databaseUrl, 'read-write');
  const giveUpAt = Date.now() + LONGEST_WAIT;
  for (;;) {
    const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkServer(client);
      await refuseSharedSessions(client, connection);
      return { connection, close: async () => undefined };
    } catch (error) {
      // 57P03: the server is starting up, or another one is taking the place of the primary.
      if (errorCode(error) !== '57P03' || Date.now() > giveUpAt) throw explainFailure(error, client);
      onProgress?.('waiting');
      await delay(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** What a client is told of its session, and the driver's types do not. */
type SessionOf = { processID: number | null };

/**
 * A pooler between that gives every transaction another session (PgBouncer's `pool_mode = transaction`) cannot be lived
 * with: limits of a statement are a session's, prepared statements are, and so is the lock under which migrations run
 * once. Whose session number is not the one it was told speaks to a pooler; whether it keeps its session shows when
 * another client takes part: of two that keep theirs, each has one of its own, and the same as before.
 */
async function refuseSharedSessions(client: pg.Client, connection: Connection): Promise<void> {
  const first = await sessionOf(client);
  if (first === (client as unknown as SessionOf).processID) return;
  const other = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  other.on('error', () => undefined);
  try {
    await other.connect();
    await other.query('begin');
    const taken = await sessionOf(other);
    const second = await sessionOf(client);
    if (first === second && first !== taken) return;
  } finally {
    await other.end().catch(() => undefined);
  }
  throw setupError(
    'DATABASE_URL leads to a pooler that gives every transaction another session, such as PgBouncer with ' +
      'pool_mode = transaction. Use pool_mode = session, or the address of PostgreSQL itself: every process has a ' +
      'pool of its own (DATABASE_POOL).',
  );
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
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
  if (reason.startsWith('no server ')) return setupError(`DATABASE_URL: ${reason}.`, error);
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
