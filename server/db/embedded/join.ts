/** Joins the server of a cluster, starting it where none runs, and leaves it again: the last one out stops it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { locks } from '#server/db/locks.ts';
import type { DatabaseLog, Telling } from '#server/db/progress.ts';
import { errorCode, setupError } from '#server/db/setup-error.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_USER } from './files.ts';
import {
  answersOn,
  findRunning,
  hasPidFile,
  SOCKET_PORT,
  type StartedServer,
  startServer,
  stopServer,
} from './server.ts';
import type { ServerUsers } from './user.ts';

export type Place = {
  root: string;
  cluster: string;
  socketDir: string;
  secret: string;
  binaries: Binaries;
  users: ServerUsers;
};

const LONGEST_START = 120_000;
const MOST_TRIES = 20;

/** The server went away, or is not there yet: look again. */
const PASSING = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

export function connectionTo(place: Place, database: string): pg.ClientConfig {
  const { socketDir, secret } = place;
  // `ssl` is spelled out because PGSSLMODE, meant for other servers, would otherwise reach a Unix socket.
  return { host: socketDir, port: SOCKET_PORT, user: DATABASE_USER, password: secret, database, ssl: false };
}

/** Loops until a server of this cluster answers, starting one where none runs; several processes may do so at once. */
export async function joinServer(place: Place, { log, onProgress }: Telling): Promise<pg.Client> {
  const { root, cluster, binaries, users } = place;
  let giveUpAt = Date.now() + LONGEST_START;
  let tries = 0;
  let started: StartedServer | undefined;
  let mayReplace = true;
  while (Date.now() < giveUpAt) {
    const running = await findRunning(cluster);
    if (running?.status === 'ready' || (!running && !started && (await answersOn(place.socketDir)))) {
      if (running) await adoptSocketOf(place, running.socketDir);
      const client = await takePresence(place, mayReplace && !started ? log : undefined);
      if (client) return client;
      mayReplace = false;
    } else if (running?.status === 'starting') {
      // Recovery after a crash takes as long as it takes.
      giveUpAt = Date.now() + LONGEST_START;
    } else if (!running && started?.exit) {
      tries += 1;
      if (started.cannotRun || tries >= MOST_TRIES) throw await describeFailure(root, started);
      // A killed server keeps its lock until the system has cleared it away; another start may have won the race.
      await delay(Math.min(100 * 2 ** tries, 1000));
      started = undefined;
      continue;
    } else if (!running && !started) {
      if (tries === 0) onProgress?.((await hasPidFile(cluster)) ? 'recovering' : 'starting');
      started = await startServer({ ...place, binDir: binaries.binDir, user: users.run });
    }
    await delay(20);
  }
  throw setupError(`The database in ${root} does not become ready. Its log: ${join(root, 'server.log')}`);
}

async function describeFailure(root: string, started: StartedServer): Promise<Error> {
  const lines = (await started.readNewLog()).trim();
  return setupError(`The database in ${root} does not start (${started.exit}). It says:\n${lines}`);
}

/** A server started under another TMPDIR may listen elsewhere; one whose folder was moved names a path that is gone. */
async function adoptSocketOf(place: Place, socketDir: string): Promise<void> {
  const isThere = await access(join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)).then(
    () => true,
    () => false,
  );
  if (isThere) place.socketDir = socketDir;
}

/**
 * Undefined where the server was on its way down: the lock is then never had, or lost at once. With a log, a
 * server of another version that nobody else uses is stopped, with the same answer.
 */
async function takePresence(place: Place, log: DatabaseLog | undefined): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connectionTo(place, 'postgres'), connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [locks.presence]);
    if (log && (await stopOutdated(client, place, log))) {
      await client.end().catch(() => undefined);
      return undefined;
    }
    await ensureDatabase(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isPassing(error)) return undefined;
    if (errorCode(error) !== '28P01') throw error;
    throw setupError(
      `The database in ${place.root} does not accept the password in its file "secret". ` +
        'Put back the file that was made together with the data.',
      error,
    );
  }
}

function isPassing(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return PASSING.has(code);
  return error instanceof Error && /terminated|not queryable|closed/i.test(error.message);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_USER]);
  if (rowCount) return;
  await client.query(`create database ${DATABASE_USER}`).catch((error) => {
    // Another process made it in the same moment.
    if (!['42P04', '23505'].includes(errorCode(error) ?? '')) throw error;
  });
}

/** A server left behind by an earlier release still runs its old programs. */
async function stopOutdated(client: pg.Client, place: Place, log: DatabaseLog): Promise<boolean> {
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  if (rows[0].version === place.binaries.versionNumber) return false;
  const versions = { running: rows[0].version, installed: place.binaries.versionNumber };
  if (!(await isLastOut(client))) {
    await client.query('select pg_advisory_lock_shared($1)', [locks.presence]);
    log.warn(versions, 'other processes keep the database on another version until they stop');
    return false;
  }
  log.info(versions, 'restarting the database with the installed version');
  await stopServer(place.cluster);
  return true;
}

export async function leaveServer(client: pg.Client, cluster: string): Promise<void> {
  if (await isLastOut(client)) await stopServer(cluster);
  await client.end().catch(() => undefined);
}

/** Two that leave together both let go first, so at least one of them finds itself alone, and never both. */
async function isLastOut(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [locks.presence]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [locks.presence]);
    return rows[0].alone;
  } catch {
    return false;
  }
}
