import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { startProcess } from '#tests/fault/database-processes.ts';
import { locks } from './locks.ts';
import { type MigrateOptions, migrate, requireMigrated } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';
import type { DatabaseStep } from './progress.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let database: OpenDatabase;
let count = 0;

beforeAll(async () => {
  dataDir = await makeDataDir();
  database = await openDatabase({ dataDir, log });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** An empty database and an empty folder of migrations. */
async function makeCase() {
  count += 1;
  const name = `case_${count}`;
  const directory = join(dataDir, name);
  await mkdir(directory);
  await database.pool.query(`create database ${name}`);
  const connection = { ...database.connection, database: name };
  return {
    write: (file: string, sql: string) => writeFile(join(directory, file), sql),
    remove: (file: string) => rm(join(directory, file)),
    migrate: (more: Partial<MigrateOptions> = {}) => migrate({ connection, log, directory, ...more }),
    require: (more: Partial<MigrateOptions> = {}) => requireMigrated({ connection, log, directory, ...more }),
    connect: async () => {
      const client = new pg.Client(connection);
      await client.connect();
      return client;
    },
    ask: async (sql: string) => {
      const client = new pg.Client(connection);
      await client.connect();
      const { rows } = await client.query(sql).finally(() => client.end());
      return rows;
    },
  };
}

it('lets three processes that start at once migrate once', { timeout: 90_000 }, async () => {
  const processes = [1, 2, 3].map(() => startProcess('migrate', dataDir));
  const said = await Promise.all(processes.map((each) => each.hear('migrated')));
  await Promise.all(processes.map((each) => each.close()));
  expect(said.filter((line) => line.includes('0001-foundation.sql'))).toHaveLength(1);
  const { rows } = await database.pool.query("select name from schema_migrations where name like '0001-%'");
  expect(rows).toEqual([{ name: '0001-foundation.sql' }]);
  const saved = await database.pool.query(
    `insert into view_logs (uuid, platform, name, path, created_at) values ('u', 'GRE', 'home', '/', now())
     returning id, params, received_at`,
  );
  expect(saved.rows).toEqual([{ id: '1', params: {}, received_at: expect.any(Date) }]);
});

it('applies each file once, in order, and new ones later', async () => {
  const test = await makeCase();
  await test.write('0002-second.sql', 'insert into t values (2); insert into t values (3);');
  await test.write('0001-first.sql', 'create table t (id int);');
  expect(await test.migrate()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await test.migrate()).toEqual([]);
  await test.write('0003-third.sql', 'insert into t values (4);');
  expect(await test.migrate()).toEqual(['0003-third.sql']);
  expect(await test.ask('select id from t order by id')).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
});

it('refuses a file that was changed after it had been applied', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int);\n');
  await test.migrate();
  await test.write('0001-first.sql', 'create table t (id int);\r\n');
  expect(await test.migrate()).toEqual([]);
  await test.write('0001-first.sql', 'create table t (id bigint);\n');
  await test.write('0002-second.sql', 'create table u (id int);');
  await expect(test.migrate()).rejects.toThrow('0001-first.sql was changed after it had been applied');
  expect(await test.ask("select to_regclass('u') as u")).toEqual([{ u: null }]);
});

it('goes on beside a schema that a newer release has added to, and says so', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int)');
  await test.write('0002-second.sql', 'create table u (id int)');
  await test.migrate({ version: '0.2.0' });
  await test.remove('0002-second.sql');
  const said: unknown[][] = [];
  const warn = (...words: unknown[]) => void said.push(words);
  expect(await test.migrate({ version: '0.1.0', log: { ...log, warn } })).toEqual([]);
  expect(said).toEqual([
    [
      { migrations: ['0002-second.sql'] },
      'the database was migrated by a newer release: this one goes on beside it',
    ],
  ]);
  await test.require({ version: '0.1.0' });
});

it('refuses a schema from which a newer release has taken what this one uses', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int, old int)');
  await test.write('0002-second.sql', '-- contract: unused since 0.2.0\nalter table t drop column old');
  await test.migrate({ version: '0.3.0' });
  await test.remove('0002-second.sql');
  expect(await test.migrate({ version: '0.2.0' })).toEqual([]);
  await expect(test.migrate({ version: '0.1.9' })).rejects.toThrow('0002-second.sql needs 0.2.0 or newer');
  await expect(test.require({ version: '0.1.9' })).rejects.toThrow('0002-second.sql needs 0.2.0 or newer');
});

it('refuses to start without migrations that are left to a command, and names it', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int)');
  await expect(test.require()).rejects.toThrow('from 0001-first.sql on, and MIGRATE_AT_START is false');
  await test.migrate();
  await test.require();
  await test.write('0002-second.sql', 'create table u (id int)');
  await expect(test.require()).rejects.toThrow('lacks 1 migrations, from 0002-second.sql on');
});

it('undoes a failed file as a whole, keeps those before it, and names the line', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int);');
  await test.write('0002-second.sql', 'create table u (id int);\n\ninsert into nowhere values (1);');
  await expect(test.migrate()).rejects.toThrow(
    '0002-second.sql failed (line 3): relation "nowhere" does not exist',
  );
  expect(await test.ask("select to_regclass('t')::text as t, to_regclass('u') as u")).toEqual([
    { t: 't', u: null },
  ]);
  await test.write('0002-second.sql', 'create table u (id int);');
  expect(await test.migrate()).toEqual(['0002-second.sql']);
});

it.each([
  [['0001-a.sql', '0001-b.sql'], '0001-a.sql and 0001-b.sql have the same number'],
  [['1-a.sql'], 'not of the form 0001-short-name.sql'],
])('refuses the files %j', async (files, message) => {
  const test = await makeCase();
  for (const file of files) await test.write(file, 'select 1');
  await expect(test.migrate()).rejects.toThrow(message);
});

it('refuses a file numbered below one already applied', async () => {
  const test = await makeCase();
  await test.write('0002-second.sql', 'select 1');
  await test.migrate();
  await test.write('0001-first.sql', 'select 1');
  await expect(test.migrate()).rejects.toThrow('0001-first.sql comes before 0002-second.sql');
});

it('waits for another process however long that takes, and says so', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int);');
  // As where an operator limits every statement: the wait is no statement.
  await database.pool.query(`alter database case_${count} set statement_timeout = '200ms'`);
  const other = await test.connect();
  await other.query('select pg_advisory_lock($1)', [locks.migrations]);
  const steps: DatabaseStep[] = [];
  const said: string[] = [];
  const info = (...words: unknown[]) => void said.push(String(words.at(-1)));
  const migrated = test.migrate({ onProgress: (step) => steps.push(step), log: { ...log, info } });
  await expect.poll(() => steps, { timeout: 10_000 }).toEqual(['migrating-elsewhere']);
  expect(said).toEqual(['another process brings the database up to date: waiting for it']);
  await expect(
    Promise.race([migrated, other.query('select pg_sleep(0.15)').then(() => 'waits')]),
  ).resolves.toBe('waits');
  await expect(
    Promise.race([migrated, other.query('select pg_sleep(0.15)').then(() => 'waits')]),
  ).resolves.toBe('waits');
  await other.end();
  expect(await migrated).toEqual(['0001-first.sql']);
});

it('keeps nobody waiting behind a table that somebody holds, and goes on when it is free', async () => {
  const test = await makeCase();
  await test.write('0001-first.sql', 'create table t (id int);');
  await test.migrate();
  await test.write('0002-second.sql', 'alter table t add column name text;');
  const [holder, reader] = [await test.connect(), await test.connect()];
  await holder.query('begin; select * from t');
  const said: string[] = [];
  const warn = (...words: unknown[]) => void said.push(String(words.at(-1)));
  const migrated = test.migrate({ log: { ...log, warn } });
  const waiting = "select from pg_locks where not granted and relation = 't'::regclass";
  await expect.poll(async () => (await reader.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  // It stands behind the migration, and gets through before the holder is done.
  expect((await reader.query('select id from t')).rowCount).toBe(0);
  await expect.poll(() => said).toEqual(['a table is in use: the migration is tried again until it is free']);
  await holder.query('commit');
  expect(await migrated).toEqual(['0002-second.sql']);
  await Promise.all([holder.end(), reader.end()]);
});
