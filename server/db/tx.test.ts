import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';
import { errorCode } from './setup-error.ts';
import { inTransaction, type Queryable } from './tx.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await makeDataDir();
  database = await openDatabase({ dataDir, log, poolSize: 3 });
  await database.pool.query('create table counters (id int primary key, value int not null)');
});

beforeEach(() => database.pool.query('delete from counters').then(insertTwo));

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const insertTwo = () => database.pool.query('insert into counters values (1, 0), (2, 0)');
const addOne = (db: Queryable, id: number) =>
  db.execute(sql`update counters set value = value + 1 where id = ${id}`);
const readValues = async () =>
  (await database.pool.query('select value from counters order by id')).rows.map((row) => row.value);

/** Holds back all who come until as many are there; later ones pass. */
function makeGate(size: number) {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === size) open();
    return opened;
  };
}

it('commits what was done and returns the result', async () => {
  const result = await inTransaction(database.db, async (tx) => {
    await addOne(tx, 1);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await readValues()).toEqual([1, 0]);
});

it('undoes everything when the work fails, and gives the connection back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = inTransaction(database.db, async (tx) => {
      await addOne(tx, 1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
  }
  expect(await readValues()).toEqual([0, 0]);
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});

it('undoes an inner transaction alone', async () => {
  await inTransaction(database.db, async (tx) => {
    await addOne(tx, 1);
    await tx
      .transaction(async (inner) => {
        await addOne(inner, 2);
        throw new Error('inner');
      })
      .catch(() => undefined);
  });
  expect(await readValues()).toEqual([1, 0]);
});

it('repeats a transaction that could not be serialized', async () => {
  const gate = makeGate(2);
  let runs = 0;
  const work = () =>
    inTransaction(
      database.db,
      async (tx) => {
        runs += 1;
        const { rows } = await tx.execute<{ value: number }>(sql`select value from counters where id = 1`);
        await gate();
        await tx.execute(sql`update counters set value = ${rows[0]!.value + 1} where id = 1`);
      },
      { isolation: 'serializable' },
    );
  await Promise.all([work(), work()]);
  expect(await readValues()).toEqual([2, 0]);
  expect(runs).toBe(3);
});

it('repeats the loser of a deadlock', async () => {
  const gate = makeGate(2);
  const work = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await addOne(tx, first);
      await gate();
      await addOne(tx, second);
    });
  await Promise.all([work(1, 2), work(2, 1)]);
  expect(await readValues()).toEqual([2, 2]);
});

it('gives up after five attempts', async () => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect(errorCode(await work.catch((error) => error))).toBe('40001');
  expect(runs).toBe(5);
});

it('does not lose a connection when the server ends it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = inTransaction(database.db, async (tx) => {
      await addOne(tx, 1);
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(work).rejects.toThrow();
  }
  await inTransaction(database.db, (tx) => addOne(tx, 1));
  expect(await readValues()).toEqual([1, 0]);
});
