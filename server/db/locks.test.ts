import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/api/database.ts';
import { lockSeeds, locks } from './locks.ts';
import { withLock } from './with-lock.ts';

const database = await openTestDatabase();
const pools: pg.Pool[] = [];
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.close();
});

function makePool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...database.connection, ...options });
  // A pool has ended before its connections have: one may still hear that its database is dropped.
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
}

const server = join(import.meta.dirname, '..');

/** Every source of the server with its text; a migration may lock, too. */
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }));

test('no two locks have the same number', () => {
  const numbers = [...Object.values(locks), ...Object.values(lockSeeds)];
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file writes the number of a lock', () => {
  const own = join('db', 'locks.ts');
  const strangers = sources.filter(({ path, text }) => path !== own && /\b4_?711(?:_?\d{3})?\b/.test(text));
  expect(
    strangers.map(({ path }) => path),
    'add the lock to server/db/locks.ts',
  ).toEqual([]);
});

test('every lock is taken by its name in the table', () => {
  const calls = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/pg_(?:try_)?advisory_\w*lock\w*\([^)]*\)?[^\n]*/g)].map(([call]) => ({ path, call })),
  );
  expect(calls.length).toBeGreaterThan(8);
  const unnamed = calls.filter(({ call }) => !/\block(?:s\.\w+|Seeds\.\w+)?\b/.test(call));
  expect(unnamed).toEqual([]);
});

test('who holds a lock takes no connection from the pool, so the work can have the last one', async () => {
  const pool = makePool({ max: 1, connectionTimeoutMillis: 2000 });
  const done = await withLock(pool, locks.calibration, async () => {
    const { rows } = await pool.query<{ one: number }>('select 1 as one');
    return rows[0]?.one;
  });
  expect(done).toBe(1);
});

test('a second one is told that the work is under way, and may do it afterwards', async () => {
  const pool = makePool({ max: 2 });
  const second = () => withLock(pool, locks.calibration, async () => 'second');
  const first = await withLock(pool, locks.calibration, async () => ({ inner: await second() }));
  expect(first).toEqual({ inner: null });
  expect(await second()).toBe('second');
});
