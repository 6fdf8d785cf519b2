import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { type OpenDatabase, openDatabase } from '../pool.ts';
import { createStatementNames } from './names.ts';

const times = (many: number, nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: many }, () => nameOf(text));

describe('a name', () => {
  it('is given to what has come often, and stays', () => {
    const nameOf = createStatementNames();
    expect(times(8, nameOf, 'select $1')).toEqual([...Array(5).fill(undefined), 's1', 's1', 's1']);
    expect(times(6, nameOf, 'select $2').at(-1)).toBe('s2');
    expect(nameOf('select $1')).toBe('s1');
  });

  it('is not given to what is different every time, nor to more than a session should keep', () => {
    const nameOf = createStatementNames();
    for (let many = 0; many < 2000; many += 1) expect(nameOf(`select ${many}, $1`)).toBeUndefined();
    const names = Array.from({ length: 300 }, (_, many) => times(6, nameOf, `select $1, ${many}`).at(-1));
    expect(names.filter((name) => name !== undefined)).toHaveLength(200);
  });

  it('is not given to a long list of rows, of which nothing is kept either', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `($${at + 1})`).join();
    expect(times(9, createStatementNames(), `insert into t values ${rows}`).at(-1)).toBeUndefined();
  });

  it('is not given to what may give other columns after a migration', () => {
    expect(times(9, createStatementNames(), '\n select * from t where id = $1').at(-1)).toBeUndefined();
  });
});

describe('a session', () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: await makeDataDir(), log, poolSize: 1 });
    await database.pool.query('create table kept (id int, word text)');
    await database.pool.query(`insert into kept values (1, 'one')`);
  });
  afterAll(() => database.close());

  const ask = async (id: number) => {
    const { rows } = await database.db.execute(sql`select word from kept where id = ${id}`);
    return rows;
  };

  it('knows a statement by its name, also over a change of the table and after an error', async () => {
    for (let many = 0; many < 7; many += 1) expect(await ask(1)).toEqual([{ word: 'one' }]);
    const { rows } = await database.pool.query(
      `select statement from pg_prepared_statements where statement like 'select word from kept%'`,
    );
    expect(rows).toHaveLength(1);
    await database.pool.query('alter table kept add column more text');
    expect(await ask(1)).toEqual([{ word: 'one' }]);
    await expect(ask('no number' as unknown as number)).rejects.toThrow();
    expect(await ask(2)).toEqual([]);
  });
});
