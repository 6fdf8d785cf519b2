/** Brings the database's tables up to date: numbered SQL files, each applied once, in order, forward only. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isOlderVersion } from '#core/release.ts';
import { Client, type Connection } from './client.ts';
import { locks } from './locks.ts';
import { contractOf } from './migration-rules.ts';
import type { Telling } from './progress.ts';
import { errorCode, setupError } from './setup-error.ts';

export type MigrateOptions = Telling & {
  connection: Connection;
  directory?: string;
  /** Of the release that migrates. */
  version?: string;
};

type Migration = { name: string; checksum: string; sql: string };
type Applied = Pick<Migration, 'name' | 'checksum'> & {
  /** The first release that can live with it; null where any can. */
  needs: string | null;
};

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const PACKAGE = join(import.meta.dirname, '../../package.json');
const TURN_EVERY = 250;
/** Behind who holds a table, everybody else who wants it waits for the migration, too: so it gives up soon. */
const LONGEST_LOCK = 2000;
const LOCK_EVERY = 1000;
const MAX_LOCK_ATTEMPTS = 300;
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Returns the names of the migrations applied now. */
export function migrate(options: MigrateOptions): Promise<string[]> {
  const { log, onProgress } = options;
  return withClient(options, async (client) => {
    await takeTurn(client, options);
    await client.query('set statement_timeout = 0');
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    await client.query('alter table schema_migrations add column if not exists needs text');
    const pending = await readPending(client, options);
    if (pending.length > 0) onProgress?.('migrating');
    for (const migration of pending) {
      await apply(client, migration, log);
      log.info({ migration: migration.name }, 'migration applied');
    }
    return pending.map((migration) => migration.name);
  });
}

/** For a process that leaves migrating to a command: it starts on a schema that has all it knows, and on no other. */
export function requireMigrated(options: MigrateOptions): Promise<void> {
  return withClient(options, async (client) => {
    const { rows } = await client.query(
      `select 1 from information_schema.columns
       where table_schema = current_schema() and table_name = 'schema_migrations' and column_name = 'needs'`,
    );
    const pending = rows.length > 0 ? await readPending(client, options) : await readMigrations(options);
    if (pending.length === 0) return;
    throw setupError(
      `The database lacks ${pending.length} migrations, from ${pending[0]?.name} on, and MIGRATE_AT_START is false. ` +
        'Run: npm run migrate',
    );
  });
}

/** A connection of its own: the lock is the session's, and a long migration must not meet the pool's timeout. */
async function withClient<T>(
  { connection }: MigrateOptions,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

async function readPending(client: pg.Client, options: MigrateOptions): Promise<Migration[]> {
  const files = await readMigrations(options);
  const { rows } = await client.query<Applied>(
    'select name, checksum, needs from schema_migrations order by name',
  );
  const known = new Set(files.map(({ name }) => name));
  const [mine, newer] = [
    rows.filter(({ name }) => known.has(name)),
    rows.filter(({ name }) => !known.has(name)),
  ];
  liveBeside(newer, options.version ?? (await readVersion()), options.log);
  return findPending(files, mine, newer.at(-1)?.name ?? '');
}

/** A newer release only adds until everybody has followed; where it has taken away what this one uses, that is said. */
function liveBeside(newer: readonly Applied[], version: string, log: Telling['log']): void {
  const cut = newer.find(({ needs }) => needs !== null && isOlderVersion(version, needs));
  if (cut) {
    throw setupError(
      `A newer release has taken from the database what this one (${version}) uses: ${cut.name} needs ${cut.needs} ` +
        'or newer. Start that, or restore a backup made before it.',
    );
  }
  if (newer.length > 0)
    log.warn(
      { migrations: newer.map(({ name }) => name) },
      'the database was migrated by a newer release: this one goes on beside it',
    );
}

/** Asked for again and again: a wait in the database would be cut off where its settings limit a statement. */
async function takeTurn(client: pg.Client, { log, onProgress }: Telling): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [locks.migrations]);
    if (rows[0]?.mine) return;
    if (isFirst) {
      log.info('another process brings the database up to date: waiting for it');
      onProgress?.('migrating-elsewhere');
    }
    await delay(TURN_EVERY);
  }
}

const readVersion = async (): Promise<string> => JSON.parse(await readFile(PACKAGE, 'utf8')).version;

async function readMigrations({
  directory = MIGRATIONS,
}: Pick<MigrateOptions, 'directory'>): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = name.match(FILE_NAME)?.[1];
    if (!number) throw setupError(`Migration ${name}: its name is not of the form 0001-short-name.sql.`);
    const other = numbers.get(number);
    if (other)
      throw setupError(`Migrations ${other} and ${name} have the same number. Renumber the newer one.`);
    numbers.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      // Line ends are git's affair and differ between machines.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function findPending(files: Migration[], applied: Applied[], newest: string): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const { name, checksum } of applied) {
    if (byName.get(name)?.checksum !== checksum) {
      throw setupError(
        `Migration ${name} was changed after it had been applied. Put its file back as it was, ` +
          'and make the change in a new migration.',
      );
    }
    byName.delete(name);
  }
  const pending = [...byName.values()];
  const last = [applied.at(-1)?.name ?? '', newest].sort()[1] ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw setupError(
      `Migration ${late.name} comes before ${last}, which is already applied. Give it a higher number.`,
    );
  return pending;
}

/** A table that is in use is tried again: nobody waits behind a migration for longer than a moment. */
async function apply(client: pg.Client, migration: Migration, log: Telling['log']): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (errorCode(error) !== '55P03' || attempt === MAX_LOCK_ATTEMPTS) throw error;
      if (attempt === 1)
        log.warn(
          { migration: migration.name },
          'a table is in use: the migration is tried again until it is free',
        );
      await delay(LOCK_EVERY);
    }
  }
}

async function applyOnce(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${LONGEST_LOCK}`);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum, needs) values ($1, $2, $3)', [
      name,
      checksum,
      contractOf(sql),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const { message, position } = error as { message: string; position?: string };
    const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : '';
    throw setupError(
      `Migration ${name} failed${line}: ${message}. The database is as it was before it.`,
      error,
    );
  }
}
