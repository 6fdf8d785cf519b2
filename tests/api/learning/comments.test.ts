/** Comments on questions: threads, likes, changes, reports and their review. */
import { beforeEach, describe, expect, test } from 'vitest';
import { importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, deps, setNow } = harness;
const visitor = client();
await importExamples(deps);
const { list: rows } = await visitor('GET /api/questions', { query: { size: 100 } });
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8));

let me: Person;
let other: Person;
beforeEach(async () => {
  await forgetLimits(harness);
  setNow(day(1));
  me = await makePerson(harness, { nickname: 'Lin' });
  other = await makePerson(harness, { nickname: 'Mo' });
});

describe('comments', () => {
  let question = '';
  let made = 0;
  beforeEach(() => {
    question = rows[made++ % rows.length]?.id ?? '';
  });
  const say = (person: Person, body: string, parentId?: string) =>
    person.call('POST /api/comments', { body: { questionId: question, body, parentId } });
  const read = (call: typeof visitor, query = {}) =>
    call('GET /api/comments', { query: { questionId: question, ...query } });

  test('makes threads of two levels, and says whom a reply to a reply answers', async () => {
    const top = await say(me, 'What is the clue?');
    const reply = await say(other, 'The colon.', top.id);
    await say(me, 'Thanks', reply.id);
    const { total, list } = await read(visitor);
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        body: 'What is the clue?',
        author: { nickname: 'Lin', role: 'user' },
        isMine: false,
        replies: [
          { body: 'The colon.', author: { nickname: 'Mo' }, replyTo: null },
          { body: 'Thanks', author: { nickname: 'Lin' }, replyTo: 'Mo' },
        ],
      },
    ]);
  });

  test('keeps text as text', async () => {
    const body = '<img src=x onerror=alert(1)> https://example.com/?a=1&b=2\nsecond line';
    await say(me, body);
    expect((await read(visitor)).list[0]?.body).toBe(body);
  });

  test('counts a like once for each person, and takes it back', async () => {
    const { id } = await say(me, 'Good question');
    const like = (person: Person, liked?: boolean) =>
      person.call('POST /api/comments/{id}/like', { params: { id }, body: { liked } });
    expect(await like(other)).toEqual({ liked: true, likes: 1 });
    expect(await like(other, true)).toEqual({ liked: true, likes: 1 });
    expect(await like(me)).toEqual({ liked: true, likes: 2 });
    expect(await like(other)).toEqual({ liked: false, likes: 1 });
    expect((await read(me.call)).list[0]).toMatchObject({ likes: 1, isLiked: true });
    expect((await read(visitor)).list[0]).toMatchObject({ likes: 1, isLiked: false });
  });

  test('puts the most liked first where that is asked', async () => {
    const { id } = await say(me, 'older');
    await say(me, 'newer');
    await other.call('POST /api/comments/{id}/like', { params: { id }, body: {} });
    const bodies = async (query = {}) => (await read(visitor, query)).list.map(({ body }) => body);
    expect(await bodies()).toEqual(['newer', 'older']);
    expect(await bodies({ sortKey: 'likes' })).toEqual(['older', 'newer']);
  });

  test('lets people change and delete their own comments, and nobody else’s', async () => {
    const { id } = await say(me, 'Frist');
    await expect(
      other.call('PUT /api/comments/{id}', { params: { id }, body: { body: 'x' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(other.call('DELETE /api/comments/{id}', { params: { id } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    setNow(day(2));
    expect(
      await me.call('PUT /api/comments/{id}', { params: { id }, body: { body: 'First' } }),
    ).toMatchObject({ body: 'First', editedAt: day(2).toISOString() });
    await me.call('DELETE /api/comments/{id}', { params: { id } });
    expect((await read(visitor)).total).toBe(0);
  });

  test('leaves a place where a deleted comment has replies', async () => {
    const { id } = await say(me, 'Gone');
    await say(other, 'Still here', id);
    await me.call('DELETE /api/comments/{id}', { params: { id } });
    expect((await read(visitor)).list).toMatchObject([
      { body: null, author: null, state: 'deleted', replies: [{ body: 'Still here' }] },
    ]);
  });

  const report = (person: Person, id: string, reason: 'spam' | 'other' = 'spam', note = '') =>
    person.call('POST /api/comments/{id}/report', { params: { id }, body: { reason, note } });

  /** People whose accounts are three days old and whose addresses are proved. */
  const makeCredible = async (count: number) => {
    setNow(new Date(day(1).getTime() - 3 * 86_400_000));
    const people = await Promise.all(Array.from({ length: count }, () => makePerson(harness)));
    setNow(day(1));
    return people;
  };

  test('hides a comment that several people report until somebody has reviewed it', async () => {
    const editor = await makePerson(harness, { role: 'editor' });
    const { id } = await say(me, 'Buy cheap answers');
    const reporters = await makeCredible(3);
    for (const [n, reporter] of reporters.entries()) {
      expect((await read(visitor)).total, `before report ${n + 1}`).toBe(1);
      await report(reporter, id, 'spam', 'ad');
      // Whoever reported it need not look at it any more.
      expect((await read(reporter.call)).total).toBe(0);
    }
    expect((await read(visitor)).total).toBe(0);
    expect((await read(me.call)).list).toMatchObject([{ state: 'hidden', body: 'Buy cheap answers' }]);
    const waiting = await editor.call('GET /api/staff/comments', { query: { size: 100 } });
    const reports = reporters.map(() => ({ reason: 'spam', note: 'ad', isCredible: true }));
    expect(waiting.list.find((one) => one.id === id)).toMatchObject({ body: 'Buy cheap answers', reports });
    await editor.call('PUT /api/staff/comments/{id}', { params: { id }, body: { verdict: 'remove' } });
    expect((await read(me.call)).total).toBe(0);
  });

  test('is not hidden by one report, nor by accounts of today or without a proved address; staff see them all', async () => {
    const editor = await makePerson(harness, { role: 'editor' });
    const { id } = await say(me, 'An honest view');
    const [old] = await makeCredible(1);
    const unproved = await makeCredible(3);
    for (const { id: userId } of unproved)
      await harness.pool.query('update users set email_verified_at = null where id = $1', [userId]);
    const fresh = await Promise.all(Array.from({ length: 6 }, () => makePerson(harness)));
    for (const reporter of [...(old ? [old] : []), ...unproved, ...fresh]) await report(reporter, id);
    expect((await read(visitor)).total).toBe(1);
    const waiting = await editor.call('GET /api/staff/comments', { query: { size: 100 } });
    const found = waiting.list.find((one) => one.id === id);
    expect(found?.state).toBe('shown');
    expect(found?.reports.filter(({ isCredible }) => isCredible)).toHaveLength(1);
    expect(found?.reports).toHaveLength(10);
  });

  test('is hidden at once where one of the staff reports it', async () => {
    const editor = await makePerson(harness, { role: 'editor' });
    const { id } = await say(me, 'Something rude');
    await report(editor, id);
    expect((await read(visitor)).total).toBe(0);
    await editor.call('PUT /api/staff/comments/{id}', { params: { id }, body: { verdict: 'keep' } });
    expect((await read(visitor)).total).toBe(1);
  });

  test('shows what a reviewer kept, and no further report hides it', async () => {
    const editor = await makePerson(harness, { role: 'editor' });
    const { id } = await say(me, 'An honest view');
    const first = await makeCredible(3);
    for (const reporter of first) await report(reporter, id, 'other');
    await editor.call('PUT /api/staff/comments/{id}', { params: { id }, body: { verdict: 'keep' } });
    for (const reporter of await makeCredible(3)) await report(reporter, id, 'other');
    expect((await read(visitor)).total).toBe(1);
    // Until its author makes it another one: then also those may speak who spoke before.
    await me.call('PUT /api/comments/{id}', { params: { id }, body: { body: 'A rude one' } });
    for (const reporter of first) await report(reporter, id);
    expect((await read(visitor)).total).toBe(0);
  });

  test('lists my own comments with the questions they are about', async () => {
    const top = await say(other, 'A');
    await say(me, 'B', top.id);
    const { total, list } = await me.call('GET /api/comments');
    expect(total).toBe(1);
    expect(list).toMatchObject([
      { body: 'B', questionId: question, stem: expect.stringContaining('stem'), replies: [] },
    ]);
  });

  test('refuses what is empty, too long, or answers another question’s comment', async () => {
    const { id } = await say(me, 'here');
    const elsewhere = rows.find((row) => row.id !== question)?.id ?? '';
    for (const body of [
      { questionId: question, body: '   ' },
      { questionId: question, body: '字'.repeat(1001) },
    ])
      await expect(me.call('POST /api/comments', { body })).rejects.toMatchObject({ status: 400 });
    await expect(
      me.call('POST /api/comments', { body: { questionId: elsewhere, parentId: id, body: 'x' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  test('slows somebody who writes without end', async () => {
    const results = await Promise.allSettled(Array.from({ length: 25 }, (_, i) => say(me, `spam ${i}`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });
});
