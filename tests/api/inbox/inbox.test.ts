import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Calls } from '#contract/all.ts';
import type { Role } from '#core/accounts/roles.ts';
import { inTransaction } from '#server/db/tx.ts';
import { countMessages, listMessages } from '#server/domains/inbox/store.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, deps, pool, setNow } = harness;

const admin = await makePerson(harness, { role: 'admin' });
const words = (text: string) => ({ zh_cn: `${text}（中文）`, en: text });

/** What `to` names is who the message is for. */
const send = (
  to: { userId: string } | { role: Role } | 'all',
  text = 'News',
  sender: Person = admin,
  key: string = randomUUID(),
) =>
  sender.call('POST /api/staff/messages', {
    body: {
      key,
      ...(to === 'all'
        ? { audience: 'all' }
        : 'role' in to
          ? { audience: 'role', ...to }
          : { audience: 'user', ...to }),
      title: words(text),
      body: words(`${text} in full`),
    },
  });

const unread = async ({ call }: Person) => {
  const reply = await call('GET /api/messages', { query: { status: 'UNREAD', page: 1, size: 0 } });
  expect(reply.list).toEqual([]);
  expect(reply.total).toBe(reply.unReadedLength);
  // What every page shows is counted by a statement of its own.
  expect((await call('GET /api/users/frame')).unread).toBe(reply.total);
  return reply.total;
};

beforeEach(async () => {
  await forgetLimits(harness);
  await pool.query('truncate messages, message_receipts, inboxes');
});

describe('a message to one person', () => {
  test('is in their inbox alone, in the language they read', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    const { id } = await send({ userId: person.id });
    const reply = await client({ token: person.token, locale: 'zh_cn' })('GET /api/messages');
    expect(reply).toMatchObject({ total: 1, unReadedLength: 1, page: 1, size: 20 });
    expect(reply.list).toEqual([
      {
        id,
        title: 'News（中文）',
        body: 'News in full（中文）',
        link: null,
        isRead: false,
        sentAt: expect.any(String),
      },
    ]);
    expect(await unread(other)).toBe(0);
  });

  test('is read once and stays read', async () => {
    const person = await makePerson(harness);
    const { id } = await send({ userId: person.id });
    await send({ userId: person.id });
    for (let round = 0; round < 2; round += 1) {
      const reply = await person.call('PUT /api/messages/{id}/read', { params: { id } });
      expect(reply).toEqual({ unReadedLength: 1 });
    }
    const read = await person.call('GET /api/messages', { query: { status: 'READ' } });
    expect(read.list.map((message) => message.id)).toEqual([id]);
  });

  test('does not exist for anybody else', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    const { id } = await send({ userId: person.id });
    await expect(other.call('PUT /api/messages/{id}/read', { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await unread(person)).toBe(1);
  });
});

describe('a message to many', () => {
  test('is one row, however many people there are', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makePerson(harness)));
    await send('all');
    expect((await pool.query('select 1 from messages')).rowCount).toBe(1);
    expect((await pool.query('select 1 from message_receipts')).rowCount).toBe(0);
    for (const person of people) expect(await unread(person)).toBe(1);
  });

  test('reaches a role alone', async () => {
    const [user, teacher] = [await makePerson(harness), await makePerson(harness, { role: 'teacher' })];
    const { id } = await send({ role: 'teacher' });
    expect([await unread(user), await unread(teacher)]).toEqual([0, 1]);
    await expect(user.call('PUT /api/messages/{id}/read', { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('is read by each person for themselves', async () => {
    const [one, two] = [await makePerson(harness), await makePerson(harness)];
    const { id } = await send('all');
    for (let round = 0; round < 2; round += 1)
      expect(await one.call('PUT /api/messages/{id}/read', { params: { id } })).toEqual({
        unReadedLength: 0,
      });
    expect(await unread(two)).toBe(1);
  });

  test('does not reach those who registered after it', async () => {
    setNow(new Date('2026-11-15T08:00:00Z'));
    const early = await makePerson(harness);
    setNow(new Date('2026-11-15T09:00:00Z'));
    await send('all', 'Between');
    setNow(new Date('2026-11-15T10:00:00Z'));
    const late = await makePerson(harness);
    setNow(new Date('2026-11-15T11:00:00Z'));
    await send('all', 'After');
    const titles = async ({ call }: Person) =>
      (await call('GET /api/messages')).list.map(({ title }) => title);
    expect(await titles(early)).toEqual(['After', 'Between']);
    expect(await titles(late)).toEqual(['After']);
    expect([await unread(early), await unread(late)]).toEqual([2, 1]);
    setNow(null);
  });
});

describe('reading everything', () => {
  test('covers messages of every kind, and none that come later', async () => {
    const person = await makePerson(harness);
    await send('all');
    await send({ userId: person.id });
    await send({ role: 'user' });
    const { id } = await send('all');
    await person.call('PUT /api/messages/{id}/read', { params: { id } });
    expect(await unread(person)).toBe(3);
    expect(await person.call('PUT /api/messages/read')).toEqual({ unReadedLength: 0 });
    expect(await person.call('PUT /api/messages/read')).toEqual({ unReadedLength: 0 });
    expect((await pool.query('select 1 from message_receipts')).rowCount).toBe(0);
    await send('all');
    await send({ userId: person.id });
    expect(await unread(person)).toBe(2);
    const all = await person.call('GET /api/messages');
    expect(all.list.map(({ isRead }) => isRead)).toEqual([false, false, true, true, true, true]);
  });

  test('of one person leaves the others’ as they are', async () => {
    const [one, two] = [await makePerson(harness), await makePerson(harness)];
    await send('all');
    await one.call('PUT /api/messages/read');
    expect(await unread(two)).toBe(1);
  });

  test('never passes over a message that is about to appear', async () => {
    const person = await makePerson(harness);
    const senders = Array.from({ length: 10 }, (_, index) => send('all', `News ${index}`));
    const readers = Array.from({ length: 10 }, () => person.call('PUT /api/messages/read'));
    await Promise.all([...senders, ...readers]);
    const { list } = await person.call('GET /api/messages');
    // Whatever was read was read through: no unread message is older than a read one.
    const read = list.map(({ isRead }) => isRead);
    expect(list).toHaveLength(10);
    expect(read).toEqual(read.toSorted((a, b) => Number(a) - Number(b)));
  });
});

test('pages run through both kinds in the order in which they were sent', async () => {
  const person = await makePerson(harness);
  for (let index = 0; index < 6; index += 1)
    await send(index % 2 ? 'all' : { userId: person.id }, `News ${index}`);
  const page = async (number: number) =>
    (await person.call('GET /api/messages', { query: { page: number, size: 4 } })).list.map(
      ({ title }) => title,
    );
  expect(await page(1)).toEqual(['News 5', 'News 4', 'News 3', 'News 2']);
  expect(await page(2)).toEqual(['News 1', 'News 0']);
  expect(await page(3)).toEqual([]);
});

describe('sending', () => {
  test('teachers write to one person, and to no more', async () => {
    const [teacher, person] = [await makePerson(harness, { role: 'teacher' }), await makePerson(harness)];
    expect(await send({ userId: person.id }, 'Hello', teacher)).toHaveProperty('id');
    for (const to of ['all', { role: 'user' }] as const)
      await expect(send(to, 'Hello', teacher)).rejects.toMatchObject({ status: 403 });
  });

  test('the same again happens once, however often and to whomever: the reply is the first one’s', async () => {
    const [teacher, person] = [await makePerson(harness, { role: 'teacher' }), await makePerson(harness)];
    const heard: unknown[] = [];
    const stop = deps.events.listen((event) => heard.push(event));
    const key = randomUUID();
    const to = { userId: person.id };
    const together = await Promise.all([1, 2, 3].map(() => send(to, 'Hello', admin, key)));
    const later = await send(to, 'Hello', admin, key);
    const toAll = randomUUID();
    const both = [await send('all', 'To all', admin, toAll), await send('all', 'To all', admin, toAll)];
    stop();
    expect(new Set([...together, later].map(({ id }) => id)).size).toBe(1);
    expect(both[1]).toEqual(both[0]);
    expect(heard).toHaveLength(2);
    expect(await unread(person)).toBe(2);
    // Somebody else's key is another message.
    await send(to, 'Hello', teacher, key);
    expect(await unread(person)).toBe(3);
  });

  test('needs a person who exists, and both languages', async () => {
    await expect(send({ userId: '999999' })).rejects.toMatchObject({ status: 404 });
    const [key, title] = [randomUUID(), { zh_cn: '好', en: '' }];
    const body = { key, audience: 'user', title, body: words('x') } as const;
    await expect(admin.call('POST /api/staff/messages', { body })).rejects.toMatchObject({
      fields: { 'title.en': expect.any(String), userId: expect.any(String) },
    });
  });

  test('says beforehand whom it would reach: one by name, many by number', async () => {
    const [teacher, person] = [await makePerson(harness, { role: 'teacher' }), await makePerson(harness)];
    const ask = (query: Calls['GET /api/staff/messages/recipients']['options']['query'], by = admin) =>
      by.call('GET /api/staff/messages/recipients', { query });
    const all = await ask({ audience: 'all' });
    const teachers = await ask({ audience: 'role', role: 'teacher' });
    await makePerson(harness, { role: 'teacher' });
    expect(await ask({ audience: 'all' })).toEqual({ people: all.people + 1, nickname: null });
    expect(await ask({ audience: 'role', role: 'teacher' })).toEqual({
      people: teachers.people + 1,
      nickname: null,
    });
    const one = { audience: 'user', userId: person.id } as const;
    expect(await ask(one, teacher)).toEqual({ people: 1, nickname: 'Lin' });
    await expect(ask({ audience: 'user', userId: '999999' })).rejects.toMatchObject({ status: 404 });
    await expect(ask({ audience: 'user' })).rejects.toMatchObject({ fields: { userId: expect.any(String) } });
    await expect(ask({ audience: 'all' }, teacher)).rejects.toMatchObject({ status: 403 });
  });

  test('finds whom to write to by name, address or number; contacts are veiled, each look is written down', async () => {
    const teacher = await makePerson(harness, { role: 'teacher' });
    const phone = '+8613812345678';
    const person = await makePerson(harness, { nickname: 'Zhuang Xiao', phone });
    const find = (words: string, by: Person = teacher) =>
      by.call('POST /api/staff/messages/recipients/search', { body: { words } });
    const found = {
      hasMore: false,
      list: [{ id: person.id, nickname: 'Zhuang Xiao', email: 'p***@example.com', phone: '+86138****5678' }],
    };
    for (const words of ['huang xi', person.email.toUpperCase(), phone, person.id])
      expect(await find(words), words).toEqual(found);
    const { rows } = await pool.query('select * from audit_log order by id desc limit 1');
    expect(rows).toMatchObject([
      {
        staff_id: teacher.id,
        action: 'recipient_found',
        target_id: person.id,
        details: { users: [person.id] },
      },
    ]);
    expect(await find('nobody at all')).toEqual({ list: [], hasMore: false });
    // A part of an address is no address: it would let somebody feel their way to one.
    expect(await find(person.email.slice(0, -3))).toEqual({ list: [], hasMore: false });
    const strangers = [await makePerson(harness), await makePerson(harness, { role: 'editor' })];
    for (const stranger of strangers)
      await expect(find('Zhuang', stranger)).rejects.toMatchObject({ status: 403 });
  });

  test('leads to pages of ours alone', async () => {
    for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const key = randomUUID();
      const body = { key, audience: 'all', title: words('x'), body: words('x'), link } as const;
      await expect(admin.call('POST /api/staff/messages', { body })).rejects.toMatchObject({ status: 400 });
    }
  });

  test('tells the process who should hear of it', async () => {
    const heard: unknown[] = [];
    const stop = deps.events.listen((event) => heard.push(event));
    const person = await makePerson(harness);
    const { id } = await send({ userId: person.id });
    await send({ role: 'teacher' });
    await send('all');
    await person.call('PUT /api/messages/{id}/read', { params: { id } });
    stop();
    expect(heard).toEqual(
      [{ user: person.id }, { role: 'teacher' }, 'all', { user: person.id }].map((to) => ({
        kind: 'messages',
        to,
      })),
    );
  });
});

test('counting and listing read by index, not the whole table', async () => {
  const person = await makePerson(harness);
  await pool.query(
    `insert into messages (audience, user_id, title, body, sent_at)
     select 'user', $1, '{"zh_cn":"x","en":"x"}', '{"zh_cn":"x","en":"x"}', now() from generate_series(1, 20000)`,
    [admin.id],
  );
  await send({ userId: person.id });
  await pool.query('analyze messages');
  const viewer = {
    id: person.id,
    role: 'user',
    sessionId: '1',
    joinedAt: new Date(0),
    hasSecondFactor: false,
  } as const;
  const { found, read } = await inTransaction(harness.db, async (tx) => {
    // What this connection has read so far, an earlier transaction's part perhaps among it.
    const readSoFar = async () => {
      const { rows } = await tx.execute<{ seq: number; idx: number }>(
        sql`select seq_tup_read::int as seq, idx_tup_fetch::int as idx
            from pg_stat_xact_user_tables where relname = 'messages'`,
      );
      return rows[0] ?? { seq: 0, idx: 0 };
    };
    const before = await readSoFar();
    const total = await countMessages(tx, viewer, 'UNREAD');
    const list = await listMessages(tx, viewer, 'ALL', { page: 1, size: 20 });
    const after = await readSoFar();
    return {
      found: [total, list.length],
      read: { seq: after.seq - before.seq, idx: after.idx - before.idx },
    };
  });
  await pool.query('truncate messages cascade');
  expect(found).toEqual([1, 1]);
  expect(read.seq).toBe(0);
  expect(read.idx).toBeLessThan(100);
});
