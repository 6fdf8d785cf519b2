/** Questions to the tutors: from anybody, within bounds, to the feedback desk, and an answer back. */
import { beforeEach, expect, test } from 'vitest';
import { removeOldEnquiries } from '#server/domains/feedback/service.ts';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson } from './people.ts';

const harness = await openHarness();
const { client, deps, pool } = harness;

beforeEach(async () => {
  await forgetLimits(harness);
  await pool.query('delete from enquiries');
});

const question = { school: 'china', body: 'Which class fits?', contact: 'wx: reader' } as const;
const open = { query: { status: 'open' } } as const;

test('a visitor’s question stands at the feedback desk, and who works there is told', async () => {
  const support = await makePerson(harness, { role: 'support' });
  await client()('POST /api/enquiries', { body: question });
  const { total, list } = await support.call('GET /api/staff/enquiries', open);
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ ...question, userId: null, nickname: null, handledAt: null, answer: null });
  expect((await support.call('GET /api/messages')).list[0]).toMatchObject({
    title: 'A new question to the tutors',
    link: '/staff/feedbacks/enquiries',
  });
});

test('an answer reaches the inbox of who has one, once, and the deed is written down', async () => {
  const person = await makePerson(harness);
  const [support, admin] = [
    await makePerson(harness, { role: 'support' }),
    await makePerson(harness, { role: 'admin' }),
  ];
  await person.call('POST /api/enquiries', { body: question });
  const [waiting] = (await support.call('GET /api/staff/enquiries', open)).list;
  expect(waiting?.userId).toBe(person.id);
  const answer = () =>
    support.call('PUT /api/staff/enquiries/{id}', {
      params: { id: waiting?.id ?? '' },
      body: { answer: 'The small one.' },
    });
  expect(await answer()).toMatchObject({ answer: 'The small one.', handledAt: expect.any(String) });
  await answer();
  const { list } = await person.call('GET /api/messages');
  expect(list.filter(({ body }) => body === 'The small one.')).toHaveLength(1);
  expect(list[0]?.title).toBe('A tutor has answered your question');
  const written = await admin.call('GET /api/staff/audit', { query: { action: 'enquiry_handled' } });
  expect(written.list[0]).toMatchObject({ staffId: support.id, targetId: waiting?.id });
  expect(JSON.stringify(written.list)).not.toContain('The small one.');
  expect((await support.call('GET /api/staff/enquiries', open)).total).toBe(0);
});

test('the same question sent twice is one question', async () => {
  const support = await makePerson(harness, { role: 'support' });
  await client()('POST /api/enquiries', { body: question });
  await client()('POST /api/enquiries', { body: question });
  expect((await support.call('GET /api/staff/enquiries', open)).total).toBe(1);
});

test.each([
  { body: ' ' },
  { body: 'x'.repeat(501) },
  { contact: '' },
  { contact: 'x'.repeat(101) },
  { school: 'moon' },
])('%o is refused', async (wrong) => {
  const body = { ...question, ...wrong } as never;
  await expect(client()('POST /api/enquiries', { body })).rejects.toMatchObject({ status: 400 });
});

test('what was handled long ago is deleted', async () => {
  const person = await makePerson(harness);
  const support = await makePerson(harness, { role: 'support' });
  await person.call('POST /api/enquiries', { body: question });
  await client()('POST /api/enquiries', { body: { ...question, body: 'From a visitor' } });
  for (const { id } of (await support.call('GET /api/staff/enquiries')).list)
    await support.call('PUT /api/staff/enquiries/{id}', { params: { id }, body: {} });
  await removeOldEnquiries(deps);
  expect((await support.call('GET /api/staff/enquiries')).total).toBe(2);
  await pool.query("update enquiries set handled_at = now() - interval '181 days'");
  await removeOldEnquiries(deps);
  expect((await support.call('GET /api/staff/enquiries')).total).toBe(0);
});

// Last: a process remembers for a while whom it has refused.
test('one network cannot bury the desk', async () => {
  const send = (n: number) => client()('POST /api/enquiries', { body: { ...question, body: `No. ${n}` } });
  for (let n = 0; n < 20; n += 1) await send(n);
  await expect(send(20)).rejects.toMatchObject({ status: 429 });
});
