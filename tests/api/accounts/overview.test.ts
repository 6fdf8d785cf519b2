/** The staff's overview: what waits at one's own desks, since when, and nothing of the others'. */
import { expect, test } from 'vitest';
import { weakEssay } from '#core/essay/examples.ts';
import { importContent } from '#server/domains/site/import.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { client, deps, pool, setNow } = harness;
const exams = await importExampleExams(deps);
await importContent(deps);

/** In the afternoon of Beijing. */
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8));

const read = async (role: 'teacher' | 'editor' | 'support' | 'admin') =>
  (await makePerson(harness, { role })).call('GET /api/staff/overview');

const nothing = { count: 0, hasMore: false, since: null };

test('nothing waits at an empty site, and each role is told of its own desks alone', async () => {
  setNow(day(1));
  const queuesOf = async (role: Parameters<typeof read>[0]) =>
    (await read(role)).queues.map(({ queue, ...rest }) => {
      expect(rest).toEqual(nothing);
      return queue;
    });
  expect(await queuesOf('teacher')).toEqual(['essays']);
  expect(await queuesOf('editor')).toEqual(['key-doubts', 'comments']);
  expect(await queuesOf('support')).toEqual(['feedbacks', 'enquiries', 'orders']);
  expect(await queuesOf('admin')).toHaveLength(6);
  expect((await read('teacher')).signUps).toBeNull();
  expect((await read('editor')).signUps).toBeNull();
});

test('what people leave is counted with the time of its oldest, and no longer once it is dealt with', async () => {
  setNow(day(2));
  const learner = await makePerson(harness);
  const reporter = await makePerson(harness);
  // Of two essays one is left empty: there is nothing to read in it.
  const candidate = await begin(learner.call, exams.essays);
  let written = 0;
  await takeExam(candidate, () => [written++ === 0 ? weakEssay.text : '']);
  const [question] = (await client()('GET /api/questions', { query: { size: 1 } })).list;
  const { id: commentId } = await learner.call('POST /api/comments', {
    body: { questionId: question?.id ?? '', body: 'Buy my answers' },
  });
  await pool.query(
    `insert into question_doubts (question_id, version_id, reason, rival, z, responses, found_at)
     select id, current_version_id, 'reversed', null, 4, 100, $1 from questions where id = $2`,
    [day(2), question?.id],
  );
  await learner.call('POST /api/feedbacks', {
    body: { type: 'bug', desc: 'The clock stands still.', is_contact: 'email', contact: 'me@example.com' },
  });
  await client()('POST /api/enquiries', { body: { school: 'overseas', body: 'When?', contact: 'wx: me' } });
  await learner.call('POST /api/courses/{name}/orders', {
    params: { name: 'brush-up' },
    body: { contact: 'wx: me' },
  });
  setNow(day(3));
  await reporter.call('POST /api/comments/{id}/report', {
    params: { id: commentId },
    body: { reason: 'spam' },
  });
  await learner.call('POST /api/feedbacks', {
    body: { type: 'bug', desc: 'It still does.', is_contact: 'email', contact: 'me@example.com' },
  });

  setNow(day(5));
  const one = { count: 1, hasMore: false, since: day(2).toISOString() };
  expect(await read('admin')).toMatchObject({
    now: day(5).toISOString(),
    queues: [
      { queue: 'essays', ...one },
      { queue: 'key-doubts', ...one },
      { queue: 'feedbacks', ...one, count: 2 },
      { queue: 'enquiries', ...one },
      { queue: 'comments', ...one, since: day(3).toISOString() },
      { queue: 'orders', ...one },
    ],
  });

  const admin = await makePerson(harness, { role: 'admin' });
  const { list: feedbacks } = await admin.call('GET /api/staff/feedbacks');
  for (const { id } of feedbacks)
    await admin.call('PUT /api/staff/feedbacks/{id}', { params: { id }, body: {} });
  const [order] = (await admin.call('GET /api/staff/orders')).list;
  await admin.call('PUT /api/staff/orders/{id}', {
    params: { id: order?.id ?? '' },
    body: { status: 'cancelled' },
  });
  await admin.call('PUT /api/staff/comments/{id}', { params: { id: commentId }, body: { verdict: 'keep' } });
  expect((await read('support')).queues).toEqual([
    { queue: 'feedbacks', ...nothing },
    { queue: 'enquiries', ...one },
    { queue: 'orders', ...nothing },
  ]);
  expect((await read('editor')).queues).toContainEqual({ queue: 'comments', ...nothing });
});

test('a queue that nobody works off is counted to 999', async () => {
  const { id } = await makePerson(harness);
  await pool.query(
    `insert into feedbacks (user_id, type, description, contact_method, contact, created_at)
     select $1, 'bug', 'again', 'email', 'me@example.com', timestamptz '2026-02-01' + n * interval '1 minute'
     from generate_series(1, 1200) as n`,
    [id],
  );
  const [feedbacks] = (await read('support')).queues;
  expect(feedbacks).toEqual({
    queue: 'feedbacks',
    count: 999,
    hasMore: true,
    since: new Date('2026-02-01T00:01:00Z').toISOString(),
  });
  await pool.query(`delete from feedbacks where user_id = $1`, [id]);
});

test('sign-ups are those of today in Beijing who are still here', async () => {
  // A quarter to midnight in Beijing.
  setNow(new Date('2026-03-09T15:45:00Z'));
  await makePerson(harness);
  const support = await makePerson(harness, { role: 'support' });
  setNow(new Date('2026-03-09T16:15:00Z'));
  const newcomers = [await makePerson(harness), await makePerson(harness)];
  await pool.query(`update users set deleted_at = created_at where id = $1`, [newcomers[0]?.id]);
  expect((await support.call('GET /api/staff/overview')).signUps).toEqual({ count: 1, hasMore: false });
  await pool.query(
    `insert into users (nickname, email, created_at)
     select 'crowd', 'crowd-' || n || '@example.com', $1 from generate_series(1, 1100) as n`,
    [deps.now()],
  );
  expect((await support.call('GET /api/staff/overview')).signUps).toEqual({ count: 999, hasMore: true });
});

test('a look at the overview shows nobody, and is not written down; who is no staff is refused', async () => {
  const count = async () => (await pool.query('select count(*)::int as n from audit_log')).rows[0].n;
  const before = await count();
  await read('admin');
  expect(await count()).toBe(before);
  const learner = await makePerson(harness);
  await expect(learner.call('GET /api/staff/overview')).rejects.toMatchObject({ status: 403 });
  await expect(client()('GET /api/staff/overview')).rejects.toMatchObject({ status: 401 });
});
