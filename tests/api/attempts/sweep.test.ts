/** What a sweep looks at, and how several processes share it. */
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { claimStatement } from '#server/domains/attempts/sweep-store.ts';
import { sweep } from '#server/domains/attempts/sweeper.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, move } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, db, pool } = harness;
const exams = await importExampleExams(deps);
const startedAt = Date.parse('2026-11-15T08:00:00Z');
const at = (seconds: number) => harness.setNow(new Date(startedAt + seconds * 1000));

afterEach(async () => {
  harness.setNow(null);
  await pool.query(`update records set status = 'dropped', running_since = null where status = 'open'`);
});

async function openMany(count: number) {
  at(0);
  for (let index = 0; index < count; index += 1)
    await move(await begin((await makePerson(harness)).call, exams.quant), 'continue');
}

const dueAts = async () =>
  (await pool.query("select due_at from records where status = 'open' order by id")).rows.map(({ due_at }) =>
    due_at === null ? null : (due_at.getTime() - startedAt) / 1000,
  );

test('processes that sweep at once share the attempts: each is swept by one of them', async () => {
  await openMany(6);
  at(3600);
  const swept = await Promise.all([sweep(deps), sweep(deps), sweep(deps)]);
  expect(swept.reduce((sum, one) => sum + one.swept, 0)).toBe(6);
  const { rows } = await pool.query("select interruptions from records where status = 'open'");
  expect(rows).toEqual(Array(6).fill({ interruptions: 1 }));
});

test('an attempt is looked at when it may be due, and not in between', async () => {
  await openMany(1);
  expect(await dueAts()).toEqual([0]);
  at(5);
  expect(await sweep(deps)).toMatchObject({ swept: 0 });
  expect(await dueAts()).toEqual([60]);
  // A browser that is there moves nothing; the sweep that comes to look moves the moment on.
  await pool.query("update records set last_sign = $1 where status = 'open'", [new Date(startedAt + 50_000)]);
  expect(await dueAts()).toEqual([60]);
  at(65);
  expect(await sweep(deps)).toMatchObject({ swept: 0 });
  expect(await dueAts()).toEqual([110]);
  at(111);
  expect(await sweep(deps)).toMatchObject({ swept: 1 });
  // Practice that nobody is at waits for nothing.
  expect(await dueAts()).toEqual([null]);
});

test('what another process died over is swept after its lease', async () => {
  await openMany(1);
  at(3600);
  // As if it had been given to one that never came to it.
  await db.execute(
    claimStatement(
      {
        now: deps.now(),
        silenceMs: 60_000,
        graceMs: 15_000,
        lateMs: 300_000,
        freeMs: 180_000,
        leaseMs: 60_000,
      },
      200,
    ),
  );
  expect(await sweep(deps)).toMatchObject({ swept: 0 });
  at(3661);
  expect(await sweep(deps)).toMatchObject({ swept: 1 });
});

test('thousands of attempts that are under way are not read for the few that are due', async () => {
  await openMany(3);
  at(3600);
  await pool.query(
    `insert into records (user_id, exam_id, exam_type, edition, status, extra_percent, screen, section_index,
       exercise_index, running_since, last_sign, expires_at, started_at)
     select user_id, exam_id, exam_type, edition, 'graded', extra_percent, screen, section_index, exercise_index,
       running_since, last_sign, expires_at, started_at
     from records, generate_series(1, 4000) where id = (select min(id) from records where status = 'open')`,
  );
  await pool.query("update records set due_at = $1 where status = 'graded' and due_at is null", [
    new Date(startedAt + 3_700_000),
  ]);
  await pool.query('analyze records');
  const patience = {
    now: deps.now(),
    silenceMs: 60_000,
    graceMs: 15_000,
    lateMs: 300_000,
    freeMs: 180_000,
    leaseMs: 60_000,
  };
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, summary off) ${claimStatement(patience, 200)}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using records_due on records r.*actual rows=3(?:\.00)? /);
  expect(plan).not.toContain('Seq Scan on records');
});
