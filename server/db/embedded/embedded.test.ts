import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseStep } from '#server/db/progress.ts';
import { makeDataDir } from '#tests/data-dir.ts';
import { killServer, readPostmasterPid, startProcess } from '#tests/fault/database-processes.ts';
import { findBinaries } from './binaries.ts';
import { type Embedded, openEmbedded } from './embedded.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const isRoot = process.getuid?.() === 0;

async function open(dataDir: string, more: Partial<Parameters<typeof openEmbedded>[0]> = {}) {
  const steps: DatabaseStep[] = [];
  const database = await openEmbedded({ dataDir, log, onProgress: (step) => steps.push(step), ...more });
  return { ...database, steps };
}

async function ask({ connection }: Embedded, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection);
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(10);
}

const listFiles = async (dataDir: string) =>
  (await readdir(join(dataDir, 'pg'))).map((name) => name.replace(/^run-.*/, 'run')).sort();
const whole = [expect.stringMatching(/^\d+$/), 'run', 'secret', 'server.log'];
const findCluster = async (root: string) =>
  join(root, (await readdir(root)).find((name) => /^\d+$/.test(name))!);

describe('one data folder', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('makes a database on the first start and leaves nothing half-made', async () => {
    const database = await open(dataDir);
    expect(database.steps).toEqual(['creating', 'starting']);
    await ask(database, 'create table kept (id int); insert into kept values (1)');
    const { rows } = await ask(
      database,
      `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
              current_setting('server_encoding') as encoding, upper('é') as upper`,
    );
    expect(rows).toEqual([{ tcp: '', fsync: 'on', encoding: 'UTF8', upper: 'É' }]);
    await database.close();
    expect(await listFiles(dataDir)).toEqual(whole);
    expect((await stat(join(dataDir, 'pg', 'secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(await findCluster(join(dataDir, 'pg')))).mode & 0o777).toBe(0o700);
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('finds its data on the second start', async () => {
    const database = await open(dataDir);
    expect(database.steps).toEqual(['starting']);
    expect((await ask(database, 'select * from kept')).rows).toEqual([{ id: 1 }]);
    await database.close();
    await database.close();
  });

  it('lets no one in without the secret', async () => {
    const database = await open(dataDir);
    const stranger = { ...database, connection: { ...database.connection, password: 'guess' } };
    await expect(ask(stranger, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await database.close();
  });

  it('shares one server between two processes, and the last one out stops it', async () => {
    const first = startProcess('hold', dataDir);
    const second = startProcess('hold', dataDir);
    await Promise.all([first.hear('ready'), second.hear('ready')]);
    const pid = await readPostmasterPid(dataDir);
    expect(pid).toBeGreaterThan(0);
    await first.close();
    expect(await readPostmasterPid(dataDir)).toBe(pid);
    await second.close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('is there for a process that starts while the last one stops', async () => {
    let database = await open(dataDir);
    for (let round = 0; round < 5; round += 1) {
      const [next] = await Promise.all([open(dataDir), database.close()]);
      expect((await ask(next, 'select * from kept')).rows).toEqual([{ id: 1 }]);
      database = next;
    }
    await database.close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('joins the server that a killed process left behind', async () => {
    const killed = startProcess('hold', dataDir);
    await killed.hear('ready');
    const pid = await readPostmasterPid(dataDir);
    await killed.kill();
    const database = await open(dataDir);
    expect(database.steps).toEqual([]);
    expect(await readPostmasterPid(dataDir)).toBe(pid);
    await database.close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('starts the server again when it is killed under a running process', async () => {
    const database = await open(dataDir);
    await killServer(dataDir);
    const answers = () =>
      ask(database, 'select * from kept').then(
        () => true,
        () => false,
      );
    await until(answers);
    expect(database.steps).toEqual(['starting', 'recovering']);
    await database.close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('is not misled by a stale pid file whose number went to another process', async () => {
    const earlier = await open(dataDir);
    const pidFile = join(await findCluster(join(dataDir, 'pg')), 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await earlier.close();
    const stranger: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await writeFile(pidFile, text.replace(/^\d+/, String(stranger.pid)));
    const database = await openEmbedded({
      dataDir,
      log,
      // Of the same user as the server, PostgreSQL itself holds back until the stranger has gone.
      onProgress: (step) => step === 'recovering' && !isRoot && stranger.kill(),
    });
    expect((await ask(database, 'select * from kept')).rows).toEqual([{ id: 1 }]);
    await database.close();
    stranger.kill();
  });

  it('replaces a server of another minor version that nobody uses', async () => {
    const killed = startProcess('hold', dataDir);
    await killed.hear('ready');
    const pid = await readPostmasterPid(dataDir);
    await killed.kill();
    const binDir = await makeNewerPrograms(dataDir);
    const database = await open(dataDir, { binDir });
    expect(database.steps).toEqual(['starting']);
    expect(await readPostmasterPid(dataDir)).not.toBe(pid);
    await database.close();
  });

  it('keeps a server of another minor version while another process uses it', async () => {
    const other = startProcess('hold', dataDir);
    await other.hear('ready');
    const pid = await readPostmasterPid(dataDir);
    const database = await open(dataDir, { binDir: await makeNewerPrograms(dataDir) });
    expect(await readPostmasterPid(dataDir)).toBe(pid);
    await other.close();
    await database.close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('says what to do when the secret was replaced', async () => {
    const path = join(dataDir, 'pg', 'secret');
    const secret = await readFile(path, 'utf8');
    await writeFile(path, 'another');
    await expect(open(dataDir)).rejects.toThrow('does not accept the password in its file "secret"');
    await writeFile(path, secret);
    await (await open(dataDir)).close();
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });
});

describe('a new data folder', () => {
  it('gets one database from three processes that start at once', { timeout: 90_000 }, async () => {
    const dataDir = await makeDataDir();
    const processes = [1, 2, 3].map(() => startProcess('hold', dataDir));
    await Promise.all(processes.map((each) => each.hear('ready')));
    await Promise.all(processes.map((each) => each.close()));
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
    expect(await listFiles(dataDir)).toEqual(whole);
    await rm(dataDir, { recursive: true });
  });

  it('is made anew when the first attempt was killed half-way', { timeout: 90_000 }, async () => {
    const dataDir = await makeDataDir();
    const killed = startProcess('hold', dataDir);
    const isHalfMade = async () => {
      const [scratch] = (await readdir(join(dataDir, 'pg'))).filter((name) => /^init-\d+-\w+$/.test(name));
      return scratch !== undefined && (await readdir(join(dataDir, 'pg', scratch))).includes('base');
    };
    await until(() => isHalfMade().catch(() => false));
    await killed.kill();
    expect(await listFiles(dataDir)).not.toContainEqual(whole[0]);
    await (await open(dataDir)).close();
    // The initdb that outlived its parent may have kept its folder alive until now.
    await until(async () => {
      await (await open(dataDir)).close();
      return !(await listFiles(dataDir)).some((name) => name.startsWith('init-'));
    });
    await rm(dataDir, { recursive: true });
  });

  it('may have a long path with spaces and commas', async () => {
    const parent = await makeDataDir();
    const dataDir = join(parent, 'a folder, "quoted"', 'very-long-name-'.repeat(8));
    const database = await open(dataDir);
    expect((await ask(database, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(Buffer.byteLength(String(database.connection.host))).toBeLessThan(90);
    await database.close();
    await rm(parent, { recursive: true });
    await rm(String(database.connection.host), { recursive: true });
  });

  it('is not begun beside data of another major version', async () => {
    const dataDir = await makeDataDir();
    await mkdir(join(dataDir, 'pg', '14'), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow('was written by PostgreSQL 14');
    await rm(dataDir, { recursive: true });
  });

  it.runIf(isRoot)('lives elsewhere when the database user may not enter it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'beacon-closed-'));
    const relocateTo = await makeDataDir();
    await (await open(dataDir, { relocateTo })).close();
    const moved = (await readFile(join(dataDir, 'pg', 'moved-to'), 'utf8')).trim();
    expect(moved.startsWith(relocateTo)).toBe(true);
    expect(await readdir(moved)).toContainEqual(whole[0]);
    await chmod(relocateTo, 0o700);
    const another = await mkdtemp(join(tmpdir(), 'beacon-closed-'));
    await expect(open(another, { relocateTo })).rejects.toThrow(`may not enter ${relocateTo}`);
    for (const folder of [dataDir, relocateTo, another]) await rm(folder, { recursive: true });
  });
});

/** The installed programs under another version number. */
async function makeNewerPrograms(dataDir: string): Promise<string> {
  const users = { init: undefined, run: undefined };
  const given = process.env.PG_BIN_DIR;
  const { binDir, major } = await findBinaries({
    root: dataDir,
    users,
    binDir: given,
    onCopy: () => undefined,
  });
  const newer = join(dataDir, 'newer');
  await mkdir(newer, { recursive: true });
  await chmod(newer, 0o755);
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo 'postgres (PostgreSQL) ${major}.99' && exit\nexec ${binDir}/postgres "$@"\n`;
  await writeFile(join(newer, 'postgres'), script);
  await chmod(join(newer, 'postgres'), 0o755);
  return newer;
}
