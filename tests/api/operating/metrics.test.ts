/** What /metrics says of a process and of the work that waits, on a real database. */
import { Hono } from 'hono';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createHealth } from '#server/http/observe.ts';
import { readBacklog } from '#server/jobs/backlog.ts';
import { addGauges, type Backlog } from '#server/platform/gauges.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { healthy } from '#tests/healthy.ts';
import { begin } from '../../candidate.ts';
import { importExampleExams } from '../example-exams.ts';
import { openHarness } from '../harness.ts';
import { makePerson } from '../people.ts';

const harness = await openHarness();
const { deps, pool, setNow } = harness;
const now = new Date('2026-11-17T09:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - 1000 * seconds);

function open(overrides: Partial<Parameters<typeof addGauges>[0]> = {}) {
  const metrics = createMetrics();
  const refresh = addGauges({
    ...deps,
    registry: metrics.registry,
    readBacklog: () => readBacklog(deps),
    ...overrides,
  });
  const app = new Hono().route('/', createHealth({ ...deps, metrics }, refresh));
  return async (): Promise<Map<string, number>> => {
    const text = await (await app.request('/metrics')).text();
    const lines = text.split('\n').filter((line) => line.startsWith('beacon_'));
    return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
  };
}

test('what waits is told by its number and by the age of the first', async () => {
  setNow(now);
  const scrape = open();
  const idle = await scrape();
  for (const [name, value] of [
    ['gradings_waiting', 0],
    ['grading_oldest_seconds', 0],
    ['essays_waiting', 0],
    ['essay_oldest_seconds', 0],
    ['sweep_lag_seconds', 0],
    ['uncounted_answers', 0],
    ['backlog_known', 1],
  ] as const)
    expect([name, idle.get(`beacon_${name}`)]).toEqual([name, value]);
  expect(idle.has('beacon_calibration_age_seconds')).toBe(false);
  expect(idle.has('beacon_last_answer_age_seconds')).toBe(false);

  const { mock, verbal, essays } = await importExampleExams(deps);
  const { id: userId, call } = await makePerson(harness);
  const [due, submitted, written] = await Promise.all(
    [mock, verbal, essays].map((exam) => begin(call, exam)),
  );
  const change = (set: string, at: Date, recordId: string | undefined) =>
    pool.query(`update records set ${set} where id = $2`, [at, recordId]);
  await change('due_at = $1', ago(90), due?.recordId);
  await change("status = 'submitted', submitted_at = $1", ago(60), submitted?.recordId);
  await pool.query(
    `with essay as (insert into essays (record_id, exercise_id, user_id, prompt, text, submitted_at)
       values ($1, 1, $2, 'Discuss.', 'No.', $3) returning id)
     insert into essay_grades (essay_id, grader) select id, unnest('{feature,model}'::text[]) from essay`,
    [written?.recordId, userId, ago(30)],
  );
  await pool.query('insert into calibrations (made_at, responses, people) values ($1, 1, 1)', [ago(7200)]);
  await pool.query(
    `insert into question_answers (user_id, question_id, version_id, answer, source, answered_at)
     select $1, id, current_version_id, '[]', 'bank', $2 from questions limit 1`,
    [userId, ago(20)],
  );
  await pool.query(
    `insert into uncounted_answers (question_id, form, difficulty, choices)
     select 1, 'qc', 3, '{}' from generate_series(1, 7)`,
  );
  const told = await scrape();
  for (const [name, value] of [
    ['gradings_waiting', 1],
    ['grading_oldest_seconds', 60],
    ['essays_waiting', 2],
    ['essay_oldest_seconds', 30],
    ['sweep_lag_seconds', 90],
    ['uncounted_answers', 7],
    ['calibration_age_seconds', 7200],
    ['last_answer_age_seconds', 20],
    ['backlog_known', 1],
  ] as const)
    expect([name, told.get(`beacon_${name}`)]).toEqual([name, value]);
});

test('connections in use and those who wait for one are counted', async () => {
  const own = new pg.Pool({ ...harness.connection, max: 2 });
  const scrape = open({ pool: own });
  const numbers = async () => {
    const told = await scrape();
    return ['in_use', 'waiting', 'max'].map((name) => told.get(`beacon_database_pool_${name}`));
  };
  expect(await numbers()).toEqual([0, 0, 2]);
  const clients = await Promise.all([own.connect(), own.connect()]);
  const third = own.connect();
  expect(await numbers()).toEqual([2, 1, 2]);
  for (const client of clients) client.release();
  (await third).release();
  expect(await numbers()).toEqual([0, 0, 2]);
  await own.end();
});

test('a database that is silent, or a pool that is busy, costs the scrape a moment and never fails it', async () => {
  const { promise, resolve } = Promise.withResolvers<Backlog>();
  let asked = 0;
  const scrape = open({
    health: () => ({ ...healthy, state: 'unreachable', clockOffMs: 2500 }),
    redis: { isUsable: () => false },
    readBacklog: () => {
      asked += 1;
      return promise;
    },
  });
  const both = await Promise.all([scrape(), scrape()]);
  for (const told of both) {
    expect(told.get('beacon_database_up')).toBe(0);
    expect(told.get('beacon_database_writable')).toBe(0);
    expect(told.get('beacon_clock_difference_seconds')).toBe(2.5);
    expect(told.get('beacon_redis_up')).toBe(0);
    expect(told.get('beacon_backlog_known')).toBe(0);
    expect(told.has('beacon_gradings_waiting')).toBe(false);
  }
  expect(asked).toBe(1);
  resolve(await readBacklog(deps));
});
