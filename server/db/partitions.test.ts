/** Months of a table on the real database. */
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/api/database.ts';
import { dropMonthsBefore, readyMonths } from './partitions.ts';

const { db, pool, close } = await openTestDatabase();
afterAll(close);
const needs = { db, log: pino({ level: 'silent' }) };

beforeEach(async () => {
  await pool.query(`
    drop table if exists visits;
    create table visits (at timestamptz not null, who text not null default 'somebody', primary key (at, who))
      partition by range (at);
    create table visits_default partition of visits default`);
});

const monthsOf = async () => {
  const { rows } = await pool.query(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'visits'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};

const placesOf = async () => {
  const { rows } = await pool.query('select tableoid::regclass::text as place, who from visits order by at');
  return rows.map(({ place, who }) => `${who} in ${place}`);
};

test('the present month and three more are there, in UTC, also over the turn of a year, and twice is as good as once', async () => {
  const now = new Date('2026-11-30T23:59:59Z');
  await Promise.all([readyMonths(needs, 'visits', now), readyMonths(needs, 'visits', now)]);
  await readyMonths(needs, 'visits', now);
  expect(await monthsOf()).toEqual([
    'visits_2026_11',
    'visits_2026_12',
    'visits_2027_01',
    'visits_2027_02',
    'visits_default',
  ]);
  await pool.query(
    `insert into visits values ('2026-11-30T23:59:59.999Z', 'last'), ('2026-12-01T00:00:00Z', 'first'), ('2030-01-01Z', 'far')`,
  );
  expect(await placesOf()).toEqual([
    'last in visits_2026_11',
    'first in visits_2026_12',
    'far in visits_default',
  ]);
  await expect(pool.query(`insert into visits values ('2026-12-01T00:00:00Z', 'first')`)).rejects.toThrow(
    'duplicate',
  );
});

test('a month goes when it is wholly over, and what came without a month stays', async () => {
  await readyMonths(needs, 'visits', new Date('2026-10-05Z'));
  await pool.query(
    `insert into visits values ('2026-10-05Z', 'old'), ('2026-11-05Z', 'new'), ('2020-01-01Z', 'stray')`,
  );
  expect(await dropMonthsBefore(needs, 'visits', new Date('2026-10-31T23:59:59Z'))).toEqual([]);
  expect(await dropMonthsBefore(needs, 'visits', new Date('2026-11-01Z'))).toEqual(['visits_2026_10']);
  expect(await placesOf()).toEqual(['stray in visits_default', 'new in visits_2026_11']);
});

test('rows that came before their month was ready stay where they are, and the other months are made', async () => {
  await pool.query(`insert into visits values ('2026-12-05Z', 'early')`);
  await readyMonths(needs, 'visits', new Date('2026-11-05Z'));
  expect(await monthsOf()).not.toContain('visits_2026_12');
  expect(await monthsOf()).toContain('visits_2027_02');
  expect(await placesOf()).toEqual(['early in visits_default']);
});

test('a table that is in use is left alone until the next time, and nobody waits for long', {
  timeout: 20_000,
}, async () => {
  await readyMonths(needs, 'visits', new Date('2026-10-05Z'));
  const reader = await pool.connect();
  await reader.query('begin; select * from visits');
  expect(await dropMonthsBefore(needs, 'visits', new Date('2026-11-01Z'))).toEqual([]);
  await reader.query('commit');
  reader.release();
  expect(await dropMonthsBefore(needs, 'visits', new Date('2026-11-01Z'))).toEqual(['visits_2026_10']);
});
