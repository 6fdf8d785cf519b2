import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isOlderVersion } from '#core/release.ts';
import { contractOf, findNarrowing } from './migration-rules.ts';

/** Those before it landed when all nodes were stopped for a deploy. */
const firstHeld = 58;

/**
 * Landed beside the rule, and break it: tables that became partitioned, and keys that a release from before names in its
 * upserts. Nodes of such a release are stopped for these (docs/operations.md); the list never grows.
 */
const breaking = new Set([
  '0058-record-events-by-month.sql',
  '0059-view-logs-by-month.sql',
  '0060-answers-keyed-by-user.sql',
]);

const folder = join(import.meta.dirname, 'migrations');
const held = readdirSync(folder)
  .filter((name) => Number.parseInt(name, 10) >= firstHeld)
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

it('takes nothing away that the release before uses, but in a file that names who stopped using it', () => {
  const faults = held
    .filter(({ name, sql }) => contractOf(sql) === null && !breaking.has(name))
    .flatMap(({ name, sql }) => findNarrowing(sql).map((what) => `${name} ${what}`));
  expect(faults).toEqual([]);
});

it('takes away only what an earlier release has stopped using', () => {
  const early = held.filter(({ sql }) => !isOlderVersion(contractOf(sql) ?? '0.0.0', version));
  expect(early.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['drop table t', ['drops']],
  ['alter table t drop column a', ['drops']],
  ['ALTER TABLE t RENAME COLUMN a TO b', ['renames']],
  ['alter table t rename to u', ['renames']],
  ['alter table t alter column a set not null', ['refuses null']],
  ['alter table t alter a type bigint', ['changes a type']],
  ['alter table t add column a int not null', ['adds a column that has to be filled']],
  ['alter table t drop constraint t_pkey', ['drops']],
  ['alter table t drop constraint t_u_id_fkey', []],
  ['alter table t drop constraint c, add constraint c check (a < 9)', []],
  ['alter table t add column a int not null default 0, add column b text', []],
  ['create table t (a int not null); alter table t alter column a type bigint', []],
  ['alter table t alter column a drop not null; drop index i', []],
  ['-- drop table t\nselect 1', []],
  ['create function f() returns void language sql as $$ drop table t $$', []],
])('%s', (sql, expected) => {
  expect(findNarrowing(sql).map((what) => what.split(':')[0])).toEqual(expected);
});

it('reads the release from the first line alone', () => {
  expect(contractOf('-- contract: unused since 0.12.3\ndrop table t')).toBe('0.12.3');
  expect(contractOf('drop table t;\n-- contract: unused since 0.12.3\n')).toBeNull();
});
