/** The migrations to months and to keys with the person in them, on a database that was in use before. */
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const all = join(import.meta.dirname, 'migrations');
let dataDir: string;
let database: OpenDatabase;
let client: pg.Client;

const asked = async (sql: string) => (await client.query(sql)).rows;

/** What the release before says when an answer is saved, a section is opened, an answer is graded, a page is viewed. */
const oldStatements = {
  event: `insert into record_events (record_id, no, kind, at, tab, exercise_id, answer, data)
          values (7, $1, 'answer', $2, 'tab', 3, '{A}', '{"seq": 1}')`,
  entry: `insert into record_answers (record_id, exercise_id, section_no) values (7, $1, 1) on conflict do nothing`,
  answer: `insert into question_answers
             (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at)
           values (5, $1, 1, '["A"]', true, 9000, 'exam', 7, now())
           on conflict (record_id, question_id) where record_id is not null do nothing`,
  view: `insert into view_logs (id, uuid, platform, name, path, params, query, created_at, received_at)
         values (default, $1, 'GRE', 'home', '/', default, default, now(), $2)`,
};

const say = (name: keyof typeof oldStatements, ...values: unknown[]) =>
  client.query({ name, text: oldStatements[name], values });

beforeAll(async () => {
  dataDir = await makeDataDir();
  database = await openDatabase({ dataDir, log });
  const directory = join(dataDir, 'before');
  await mkdir(directory);
  for (const file of await readdir(all))
    if (file < '0058') await copyFile(join(all, file), join(directory, file));
  await migrate({ connection: database.connection, log, directory });
  client = new pg.Client(database.connection);
  await client.connect();
  // The rest of the house is not what this is about.
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into users (id, nickname, created_at) overriding system value values (5, 'candidate', now());
    insert into records (id, user_id, exam_id, exam_type, edition, status, extra_percent, screen, section_index,
      exercise_index, started_at) overriding system value
    values (7, 5, 1, 'GREPREP', 1, 'open', 100, 'exercise', 0, 0, now())`);
});

afterAll(async () => {
  await client.end();
  await database.close();
  await rm(dataDir, { recursive: true });
});

it('keeps every row, and what the release before says goes on as before', async () => {
  await say('event', 1, '2026-01-31T23:59:59Z');
  await say('event', 2, '2026-02-01T00:00:00Z');
  await say('entry', 3);
  await say('answer', 11);
  await say('view', 'old', '2026-02-03Z');

  await migrate({ connection: database.connection, log });
  // Triggers are what the other release relies on from now on.
  await client.query('set session_replication_role = origin; alter table record_answers disable trigger all');
  await client.query('alter table record_answers enable trigger record_answers_user');
  await client.query('alter table question_answers disable trigger all');

  // On a connection that has prepared them before, and twice.
  await say('event', 3, new Date());
  await say('entry', 3);
  await say('entry', 4);
  await say('answer', 11);
  await say('answer', 12);
  await say('view', 'new', new Date());

  const thisMonth = new Date().toISOString().slice(0, 7).replace('-', '_');
  expect(
    await asked(
      'select user_id, no, answer, data, tableoid::regclass::text as place from record_events order by no',
    ),
  ).toEqual(
    ['record_events_2026_01', 'record_events_2026_02', `record_events_${thisMonth}`].map((place, index) => ({
      ...{ user_id: '5', no: index + 1, answer: ['A'], data: { seq: 1 }, place },
    })),
  );
  expect(await asked('select user_id, exercise_id from record_answers order by 2')).toEqual([
    { user_id: '5', exercise_id: '3' },
    { user_id: '5', exercise_id: '4' },
  ]);
  expect(await asked('select question_id from question_answers order by 1')).toEqual([
    { question_id: '11' },
    { question_id: '12' },
  ]);
  expect(
    await asked('select uuid, tableoid::regclass::text as place from view_logs order by received_at'),
  ).toEqual([
    { uuid: 'old', place: 'view_logs_2026_02' },
    { uuid: 'new', place: `view_logs_${thisMonth}` },
  ]);
});
