/** Practice that was left ends by itself, and nothing that was answered in it is lost. */
import { afterEach, expect, test } from 'vitest';
import { endAbandoned } from '#server/domains/attempts/abandoned.ts';
import { sweep } from '#server/domains/attempts/sweeper.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, exerciseOf, move } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, pool } = harness;
const exams = await importExampleExams(deps);
const startedAt = Date.parse('2026-11-15T08:00:00Z');
const day = 86_400_000;
const onDay = (days: number) => new Date(startedAt + days * day);

afterEach(async () => {
  harness.setNow(null);
  await pool.query(`update records set status = 'dropped', running_since = null where status = 'open'`);
});

async function leave(examId: string, isAnswered: boolean) {
  harness.setNow(onDay(0));
  const person = await makePerson(harness);
  const candidate = await begin(person.call, examId);
  await move(candidate, 'continue');
  if (isAnswered) await answer(candidate, answerTo(exerciseOf(candidate).question.form, true));
  // The browser falls silent, and the clock of practice stands.
  harness.setNow(onDay(1));
  await sweep(deps);
  return { person, ...candidate };
}

const statusOf = async (id: string) => {
  const { rows } = await pool.query('select status, submitted_by as by from records where id = $1', [id]);
  return rows[0];
};

async function endOn(days: number) {
  harness.setNow(onDay(days));
  const ended = await endAbandoned(deps, 60, onDay(days));
  await deps.background.drain();
  return ended;
}

test('what was answered is graded and has its report; what was not is dropped, and can be begun anew', async () => {
  const answered = await leave(exams.quant, true);
  const empty = await leave(exams.quant, false);
  expect(await endOn(59)).toEqual({ submitted: 0, dropped: 0 });
  expect(await endOn(61)).toEqual({ submitted: 1, dropped: 1 });
  expect(await endOn(61)).toEqual({ submitted: 0, dropped: 0 });

  expect(await statusOf(answered.recordId)).toEqual({ status: 'graded', by: 'exit' });
  const { correct } = (await pool.query('select correct from records where id = $1', [answered.recordId]))
    .rows[0];
  expect(correct).toBe(1);
  const report = { params: { id: answered.recordId } };
  const call = (userId: string) => harness.client({ token: harness.signIn({ id: userId }) });
  expect(await call(answered.person.id)('GET /api/records/{id}/results', report)).toBeTruthy();
  const history = await pool.query('select correct from question_answers where user_id = $1 and correct', [
    answered.person.id,
  ]);
  expect(history.rowCount).toBe(1);

  expect(await statusOf(empty.recordId)).toMatchObject({ status: 'dropped' });
  const again = await begin(call(empty.person.id), exams.quant);
  expect(again.recordId).not.toBe(empty.recordId);
});

test('a sign of life keeps it, also one that comes while it is being looked for', async () => {
  const { recordId } = await leave(exams.quant, true);
  await pool.query('update records set last_sign = $2 where id = $1', [recordId, onDay(5)]);
  expect(await endOn(61)).toEqual({ submitted: 0, dropped: 0 });
  expect((await statusOf(recordId)).status).toBe('open');

  // Found as left, and touched before its row is locked.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('update records set last_sign = $2 where id = $1', [recordId, onDay(66)]);
  const ending = endOn(66);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  await holder.query('commit');
  holder.release();
  expect(await ending).toEqual({ submitted: 0, dropped: 0 });
  expect((await statusOf(recordId)).status).toBe('open');
});

test('a mock exam that was saved waits for its candidate', async () => {
  const { recordId } = await leave(exams.mock, false);
  expect(await endOn(400)).toEqual({ submitted: 0, dropped: 0 });
  expect((await statusOf(recordId)).status).toBe('open');
});
