/** A migrated database of its own for each test file, copied from a template on one server that all files share. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/pool.ts';

const templateLock = 4_711_101;
const migrations = join(import.meta.dirname, '../../server/db/migrations');
// A server that stops as the last file ends may still see a connection off: no news to anyone.
const log = pino({ level: 'error' });

export type TestDatabase = {
  pool: pg.Pool;
  db: Database;
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

/**
 * `TEST_DATABASE_URL` names a server where databases may be made; without it the embedded one is used, in a folder
 * that stays between runs. Its first start takes a second or two, a later one about a tenth of that.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await openDatabase({
    databaseUrl: process.env.TEST_DATABASE_URL,
    dataDir: await makeDataDir(),
    log,
    poolSize: 1,
  });
  const name = `test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  await copyTemplate(server, name);

  const connection = inDatabase(server.connection, name);
  // What a test wrote need not survive a power cut.
  const pool = new pg.Pool({ ...connection, max: 10, options: '-c synchronous_commit=off' });
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    // A bench may have filled it with more than a statement has time for.
    await server.pool.query('set statement_timeout = 0');
    await server.pool.query(`drop database if exists ${name} with (force)`);
    await server.close();
  };
  return { pool, db: drizzle({ client: pool }), connection, close };
}

/** One folder for each set of programs: a cluster belongs to the version that made it. */
async function makeDataDir(): Promise<string> {
  const programs = process.env.PG_BIN_DIR ? `-${shortHash(process.env.PG_BIN_DIR)}` : '';
  const dataDir = join(tmpdir(), `beacon-gre-tests-${userInfo().uid}${programs}`);
  await mkdir(dataDir, { recursive: true });
  return dataDir;
}

function shortHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

/** One at a time: a template may have no other visitor while it is made or copied. */
async function copyTemplate(
  { pool, connection }: Pick<TestDatabase, 'pool' | 'connection'>,
  name: string,
): Promise<void> {
  // The name holds the migrations' hash, so that a changed migration makes a new template.
  const template = `template_${await hashMigrations()}`;
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    await dropLeftovers(client, template);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) await makeTemplate(client, connection, template);
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock]);
    client.release();
  }
}

async function makeTemplate(
  client: pg.PoolClient,
  connection: pg.ClientConfig,
  template: string,
): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft} template template0`);
  await migrate({ connection: inDatabase(connection, draft), log });
  // Renamed last: a template that exists is a whole one.
  await client.query(`alter database ${draft} rename to ${template}`);
}

/** What killed runs left behind, an hour ago or more, and the templates of former migrations. */
async function dropLeftovers(client: pg.PoolClient, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^(test|template)_' and datname not like $1`,
    [`${template}%`],
  );
  for (const { datname } of rows) {
    const madeAt = Number(/^test_(\d+)_/.exec(datname)?.[1] ?? 0);
    // A template of another checkout may be among them; losing it only costs that one a new copy.
    if (madeAt < Date.now() - 3_600_000)
      await client.query(`drop database if exists ${datname} with (force)`);
  }
}

async function hashMigrations(): Promise<string> {
  const names = (await readdir(migrations)).sort();
  const contents = await Promise.all(names.map((name) => readFile(join(migrations, name))));
  return shortHash(...names, ...contents);
}

function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  // A database in the address would win over one beside it. No URL parser, for a socket's address has no host.
  const connectionString = connection.connectionString.replace(
    /^(\w+:\/\/[^/?#]*)(?:\/[^?#]*)?/,
    `$1/${database}`,
  );
  return { ...connection, connectionString };
}
