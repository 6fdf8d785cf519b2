/** Which tables could be distributed, asked of the real schema. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/api/database.ts';
import { findFaults, readTables, type Table } from './citus.ts';
import { manifest } from './citus-tables.ts';

let database: TestDatabase;
let tables: Table[];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`
    create table rule_people (user_id bigint primary key);
    create table rule_good (
      user_id bigint references users, id bigint generated always as identity, person bigint,
      primary key (user_id, id), foreign key (user_id) references rule_people);
    create table rule_keyless (user_id bigint, id bigint primary key, code text);
    create unique index rule_keyless_code on rule_keyless (code) where code <> '';
    create table rule_nobodys (id bigint primary key);
    create table rule_crossing (user_id bigint primary key, person bigint references rule_people);
    create table rule_to_local (user_id bigint primary key, turn text references turns);
    create table rule_reference (id bigint primary key, user_id bigint references rule_people);
    create table rule_months (user_id bigint, at timestamptz, primary key (user_id, at)) partition by range (at);
    create table rule_months_default partition of rule_months default;
    create trigger rule_trigger before update on rule_months for each row execute function set_user_of_record()`);
  tables = await readTables(database.pool as never);
});

afterAll(() => database.close());

const isRule = ({ name }: Table) => name.startsWith('rule_');

test('every table is what the manifest says, and what is distributed may be', () => {
  expect(findFaults(tables.filter((table) => !isRule(table)))).toEqual([]);
});

test('what Citus would refuse is found', () => {
  const rules = tables.filter(isRule);
  const kinds = Object.fromEntries(rules.map(({ name }) => [name, 'distributed' as const]));
  const faults = findFaults(
    rules,
    { ...kinds, users: 'reference', turns: 'local', rule_reference: 'reference', rule_gone: 'local' },
    ['rule_left'],
  ).filter((fault) => !/^(users|turns):/.test(fault));
  expect(faults.sort()).toEqual([
    'rule_crossing: rule_crossing_person_fkey leads to rule_people without user_id on both sides',
    'rule_gone: is not in the schema any more; take it off the manifest',
    'rule_keyless: the key rule_keyless_code (code) is without user_id',
    'rule_keyless: the key rule_keyless_pkey (id) is without user_id',
    'rule_left: is gone; take it off the list of what leaves',
    'rule_months: has the trigger rule_trigger',
    'rule_nobodys: has no user_id',
    'rule_reference: rule_reference_user_id_fkey leads to the distributed rule_people',
    'rule_to_local: rule_to_local_turn_fkey leads to turns, which is neither reference nor distributed',
  ]);
});

test('a table that nobody has listed, and one that waits for nothing, are told', () => {
  const answers = tables.filter(({ name }) => name === 'user_questions');
  expect(findFaults(answers, {}, [])).toEqual([
    'user_questions: is not in the manifest; say what it would be',
  ]);
  const others = { users: 'reference', questions: 'reference' } as const;
  expect(findFaults(answers, { ...others, user_questions: 'waiting' }, [])).toContain(
    'user_questions: nothing stands in its way; list it as distributed',
  );
  expect(manifest.user_questions).toBe('distributed');
});
