/**
 * What is kept about a person, by the database's own word: every column that points at users has a row here, and a
 * table that is added without one fails. Each row is written with a mark; a download shows all marks, and after the
 * deletion no table holds one.
 */
import { expect, test } from 'vitest';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person, readCode } from '#tests/api/people.ts';
import { avatar, file, rows } from './personal-rows.ts';

const harness = await openHarness();
const { api, deps, pool } = harness;

/** Every column that points at users, or is named as if it did. */
async function listColumns(): Promise<string[]> {
  const found = await pool.query<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'staff_id')
        -- A view shows what tables keep, and a month is part of one.
        and t.table_type = 'BASE TABLE'
        and not exists (select from pg_class where oid = to_regclass(table_name) and relispartition)`);
  return found.rows.map(({ name }) => name).sort();
}

async function fill({ id }: Person): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query(`set session_replication_role = replica`);
    for (const { insert } of Object.values(rows)) await connection.query(`insert ${insert}`, [id]);
    await connection.query(`update users set nickname = 'mark-nickname', avatar = $2 where id = $1`, [
      id,
      `/uploads/${avatar}`,
    ]);
  } finally {
    await connection.query(`set session_replication_role = origin`);
    connection.release();
  }
  for (const key of [file, avatar]) await deps.storage.put(key, new Uint8Array([1, 2, 3]));
}

/** Every table in which the mark still stands. */
async function findMarks(): Promise<string[]> {
  const tables = await pool.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(
      `select from "${name}" t where to_jsonb(t)::text like '%mark-%' limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

test('every column that points at a person is known here', async () => {
  const unknown = (await listColumns()).filter((name) => !(name in rows));
  expect(
    unknown,
    'a new column points at people: say in personal-rows.ts how a row is made, and see to it that a download and a deletion reach it (own-data.ts of its domain)',
  ).toEqual([]);
});

test('a download shows all of it, and a deletion leaves none of it', async () => {
  const person = await makePerson(harness);
  await fill(person);
  expect((await findMarks()).length).toBeGreaterThan(20);

  const headers = { authorization: `Bearer ${person.token}` };
  const text = await (await api.request('/api/users/data', { headers })).text();
  const missing = Object.entries(rows).flatMap(([name, { shown }]) =>
    typeof shown === 'string' && !text.includes(shown) ? [name] : [],
  );
  expect(missing, 'not in the download').toEqual([]);

  await person.call('POST /api/auth/codes', { body: { email: person.email, purpose: 'verify' } });
  const code = await readCode(harness, person.email);
  await person.call('POST /api/users/deletion', { body: { code } });
  await deps.background.drain();

  expect(await findMarks(), 'words of the person are left in these tables').toEqual([]);
  for (const key of [file, avatar]) expect(await deps.storage.get(key), key).toBeNull();
  const left: string[] = [];
  for (const [name, { stays }] of Object.entries(rows)) {
    const [table, column] = name.split('.');
    const { rowCount } = await pool.query(`select from ${table} where ${column} = $1`, [person.id]);
    if (Boolean(rowCount) !== Boolean(stays)) left.push(name);
  }
  expect(left, 'rows that point at the person still, or no longer though others need them').toEqual([]);
});
