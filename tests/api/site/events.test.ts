/** Signing up for events: seats, closing time, and two people for one seat. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContentEntry } from '#server/domains/site/content.ts';
import { upsertEntries } from '#server/domains/site/store.ts';
import { eventSignups } from '#server/domains/site/tables.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, db, setNow } = harness;

const text = (words: string) => ({ zh_cn: words, en: words });

function eventEntry(name: string, more: object = {}): ContentEntry {
  const content = {
    name,
    cover: 'test-day',
    title: text(name),
    description: text('d'),
    body: text('b'),
    starts: '2026-11-21T09:00:00+08:00',
    ends: '2026-11-21T12:00:00+08:00',
    closes: '2026-11-20T22:00:00+08:00',
    repeats: null,
    seats: 1,
    place: text('Online'),
    isOnline: true,
    isMockExam: false,
    host: null,
    ...more,
  };
  return { kind: 'event', slug: name, position: 0, content, checksum: name } as ContentEntry;
}

const open = new Date('2026-11-15T12:00:00+08:00');
const closed = new Date('2026-11-20T22:00:01+08:00');
const over = new Date('2026-11-21T12:00:01+08:00');

beforeAll(async () => {
  await upsertEntries(
    db,
    [
      eventEntry('one-seat'),
      eventEntry('many', { seats: null }),
      eventEntry('weekly', { seats: 5, repeats: 'weekly' }),
    ],
    open,
  );
});

beforeEach(async () => {
  setNow(open);
  await forgetLimits(harness);
  await db.delete(eventSignups);
});

const signUp = 'POST /api/events/{name}/sign-up' as const;

describe('signing up', () => {
  test('takes a seat, tells the person, and a repeat changes nothing', async () => {
    const person = await makePerson(harness);
    const params = { name: 'one-seat' };
    expect(await person.call(signUp, { params })).toMatchObject({
      taken: 1,
      state: 'full',
      isSignedUp: true,
    });
    expect(await person.call(signUp, { params })).toMatchObject({ taken: 1, isSignedUp: true });
    const { list } = await person.call('GET /api/messages');
    expect(list.map(({ title }) => title)).toEqual(['You are signed up: one-seat']);
    expect(list[0]?.link).toBe('/events/one-seat');
  });

  test('is refused when the seats are taken', async () => {
    const [first, second] = [await makePerson(harness), await makePerson(harness)];
    await first.call(signUp, { params: { name: 'one-seat' } });
    await expect(second.call(signUp, { params: { name: 'one-seat' } })).rejects.toMatchObject({
      status: 409,
      error: 'EVENT_FULL',
    });
  });

  test('gives the last seat to one of many who press at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(harness)));
    const results = await Promise.allSettled(
      people.map((person) => person.call(signUp, { params: { name: 'one-seat' } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.$count(eventSignups)).toBe(1);
  });

  test('is refused after the closing time, and giving a seat back too', async () => {
    const person = await makePerson(harness);
    await person.call(signUp, { params: { name: 'many' } });
    setNow(closed);
    const late = await makePerson(harness);
    await expect(late.call(signUp, { params: { name: 'many' } })).rejects.toMatchObject({
      error: 'EVENT_CLOSED',
    });
    await expect(
      person.call('DELETE /api/events/{name}/sign-up', { params: { name: 'many' } }),
    ).rejects.toMatchObject({ error: 'EVENT_CLOSED' });
    expect(await person.call(signUp, { params: { name: 'many' } })).toMatchObject({ isSignedUp: true });
  });

  test('a seat that is given back can be taken again', async () => {
    const [first, second] = [await makePerson(harness), await makePerson(harness)];
    const params = { name: 'one-seat' };
    await first.call(signUp, { params });
    expect(await first.call('DELETE /api/events/{name}/sign-up', { params })).toMatchObject({
      taken: 0,
      state: 'open',
      isSignedUp: false,
    });
    expect(await second.call(signUp, { params })).toMatchObject({ taken: 1 });
  });

  test('is for the occurrence that comes next', async () => {
    const person = await makePerson(harness);
    await person.call(signUp, { params: { name: 'weekly' } });
    setNow(over);
    expect(await person.call('GET /api/events/{name}', { params: { name: 'weekly' } })).toMatchObject({
      starts: '2026-11-28T01:00:00.000Z',
      taken: 0,
      isSignedUp: false,
      state: 'open',
    });
  });

  test('needs a login, and an event', async () => {
    await expect(client()(signUp, { params: { name: 'many' } })).rejects.toMatchObject({ status: 401 });
    const person = await makePerson(harness);
    await expect(person.call(signUp, { params: { name: 'none' } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  test('parts coming events from past ones, and knows mine', async () => {
    setNow(over);
    const coming = await client()('GET /api/events');
    expect(coming.list.map(({ name }) => name)).toEqual(['weekly']);
    expect(coming).toMatchObject({ coming: 1, past: 2 });
    expect(coming.list[0]?.isSignedUp).toBeNull();
    const past = await client()('GET /api/events', { query: { status: 'past' } });
    expect(past.list.map(({ state }) => state)).toEqual(['over', 'over']);
    const person = await makePerson(harness);
    await person.call(signUp, { params: { name: 'weekly' } });
    const mine = await person.call('GET /api/events', { query: { status: 'mine' } });
    expect(mine.list.map(({ name }) => name)).toEqual(['weekly']);
  });
});

test('a seat of few is for a person who is known to be one, where the site can find that out', async () => {
  const site = await openHarness({
    environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Beacon <hello@gre.example>' },
  });
  site.setNow(open);
  await upsertEntries(site.db, [eventEntry('one-seat'), eventEntry('many', { seats: null })], open);
  const person = await makePerson(site);
  await site.pool.query('update users set email_verified_at = null where id = $1', [person.id]);
  const take = (name: string) => person.call(signUp, { params: { name } });
  await expect(take('one-seat')).rejects.toMatchObject({
    status: 403,
    error: 'ADDRESS_UNPROVED',
    msg: expect.stringContaining('confirm your e-mail or phone'),
  });
  expect(await take('many')).toMatchObject({ isSignedUp: true });
  await site.pool.query('update users set email_verified_at = now() where id = $1', [person.id]);
  expect(await take('one-seat')).toMatchObject({ isSignedUp: true, state: 'full' });
});
