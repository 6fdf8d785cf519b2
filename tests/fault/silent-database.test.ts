/** A database that does not say no but says nothing: connections stay open, and no answer comes. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '#server/db/away.ts';
import { locks } from '#server/db/locks.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/tx.ts';
import { type DatabaseWatch, watchDatabase } from '#server/db/watch.ts';
import { withLock } from '#server/db/with-lock.ts';
import { makeDataDir } from '../data-dir.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';

const said: string[] = [];
const hear = (...words: unknown[]) => void said.push(String(words.at(-1)));
const log = { info: hear, warn: hear, error: hear };
let dataDir: string;
let server: OpenDatabase;

beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await openDatabase({ dataDir, log });
});

afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

let proxy: TcpProxy;
let database: OpenDatabase;
let watch: DatabaseWatch;

beforeEach(async () => {
  said.length = 0;
  const { host, port = 5432, password } = server.connection;
  proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  database = await openDatabase({
    databaseUrl: `postgres://beacon:${encodeURIComponent(String(password))}@127.0.0.1:${proxy.port}/beacon`,
    dataDir,
    log,
    poolSize: 3,
  });
  watch = watchDatabase({ ...database, log });
  await expect.poll(() => watch.health().state).toBe('ready');
});

afterEach(async () => {
  watch.close();
  await database.close();
  await proxy.close();
});

/** Every connection of the pool is open and idle. */
const fillPool = async () => {
  const clients = await Promise.all([1, 2, 3].map(() => database.pool.connect()));
  for (const client of clients) client.release();
};
const ask = () => database.pool.query('select 1 as one').then(({ rows }) => rows[0].one);
const since = (start: number) => performance.now() - start;

describe('a road that is dead for the connections there are, while new ones get through', () => {
  it('is noticed within seconds, and everything goes on over new connections', async () => {
    await fillPool();
    const start = performance.now();
    proxy.strand();
    const lost = await Promise.all([1, 2, 3, 4].map(() => ask().catch((error) => error)));
    expect(since(start)).toBeLessThan(9000);
    // Three were on the dead road, and are told to come again; the fourth had to wait for one of their places.
    expect(lost.filter((one) => one === 1)).toHaveLength(1);
    expect(lost.filter((one) => isDatabaseAway(one))).toHaveLength(3);
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 1, 1]);
    expect(watch.health().state).toBe('ready');
    expect(said).toContain('the road to the database was dead: connections on it were given up');
  });

  it('gives a transaction up, too, and its connection with it', async () => {
    const start = performance.now();
    const work = inTransaction(database.db, async (tx) => {
      await tx.execute('select 1');
      proxy.strand();
      await tx.execute('select 2');
    });
    await expect(work).rejects.toSatisfy(isDatabaseAway);
    expect(since(start)).toBeLessThan(9000);
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 1, 1]);
  });

  it('does not keep who holds a lock', async () => {
    const start = performance.now();
    await withLock(database.pool, locks.calibration, async (db) => {
      proxy.strand();
      await db.execute('select 1');
    }).catch(() => undefined);
    expect(since(start)).toBeLessThan(12_000);
  });
});

describe('a network that passes nothing on', () => {
  it('is told at once, and everything goes on by itself when it is back', { timeout: 60_000 }, async () => {
    await fillPool();
    let toldSilent = 0;
    watch.onSilence(() => {
      toldSilent += 1;
    });
    proxy.silence();
    const pending = [1, 2, 3, 4, 5].map(() => ask().catch(() => 'lost'));
    await expect.poll(() => watch.health().state, { timeout: 5000 }).toBe('unreachable');
    expect(watch.health().isSilent).toBe(true);
    expect(toldSilent).toBe(1);
    // The old connections never come back: the firewall has forgotten them.
    proxy.strand();
    proxy.forward();
    await expect.poll(() => watch.health().state, { timeout: 6000 }).toBe('ready');
    expect(watch.health().isSilent).toBe(false);
    expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 1, 1]);
    await Promise.all(pending);
  });

  it('costs nobody anything where the old connections go on', { timeout: 60_000 }, async () => {
    await fillPool();
    proxy.silence();
    const pending = Promise.all([ask(), ask(), ask()]);
    await expect.poll(() => watch.health().state, { timeout: 5000 }).toBe('unreachable');
    proxy.forward();
    expect(await pending).toEqual([1, 1, 1]);
    await expect.poll(() => watch.health().state, { timeout: 6000 }).toBe('ready');
    expect(said.filter((line) => line.includes('road'))).toEqual([]);
  });
});

it('a connection that does not answer is dropped by the pool without anybody’s help', async () => {
  watch.close();
  database.pool.options.query_timeout = 300;
  await fillPool();
  proxy.strand();
  const work = inTransaction(database.db, (tx) => tx.execute('select 1'));
  await expect(work).rejects.toSatisfy(isDatabaseAway);
  await expect(ask()).rejects.toThrow('Query read timeout');
  await expect(ask()).rejects.toThrow('Query read timeout');
  expect(await ask()).toBe(1);
});

it('a server that comes back after it has refused is found again', { timeout: 60_000 }, async () => {
  proxy.refuse();
  await expect.poll(() => watch.health().state, { timeout: 5000 }).toBe('unreachable');
  proxy.forward();
  await expect.poll(() => watch.health().state, { timeout: 6000 }).toBe('ready');
  expect(await ask()).toBe(1);
});
