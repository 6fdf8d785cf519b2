import { describe, expect, test } from 'vitest';
import { removeOldLetters } from '#server/domains/learning/reminders/service.ts';
import type { Received } from '#tests/smtp-stub.ts';
import { evening, headerOf, later, openReminders } from './reminded.ts';

const { harness, post, mailsTo, makeReminded } = await openReminders();
const { api, client, deps, pool, setNow } = harness;

describe('unsubscribing', () => {
  async function receive(body: object = { dailyBy: 'mail', weeklyOn: 'sunday' }) {
    const person = await makeReminded(body);
    setNow(evening);
    await post();
    const mail = mailsTo(person)[0] as Received;
    const [, address = ''] = /^<(https:\/\/[^>]+)>$/.exec(headerOf(mail, 'List-Unsubscribe')) ?? [];
    return { person, mail, path: new URL(address).pathname };
  }

  test('is one click of a mail program: a form without a session or an origin', async () => {
    const { person, mail, path } = await receive();
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const response = await api.request(`https://gre.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await person.call('GET /api/users/reminders')).toMatchObject({
      dailyBy: null,
      weeklyOn: 'sunday',
      next: { kind: 'weekly' },
    });
    // Again, as programs do: nothing else happens.
    expect((await api.request(`https://gre.example${path}`, { method: 'POST' })).status).toBe(200);
  });

  test('is not done by who only looks', async () => {
    const { person, path } = await receive();
    const response = await api.request(`https://gre.example${path}`);
    expect(response.status).toBe(303);
    const token = path.split('/')[3] ?? '';
    expect(response.headers.get('location')).toBe(`/unsubscribe/${token}`);
    expect(await client()('GET /api/reminders/{token}', { params: { token } })).toEqual({
      kind: 'daily',
      hasDaily: true,
      hasWeekly: true,
    });
    expect(await person.call('GET /api/users/reminders')).toMatchObject({ dailyBy: 'mail' });
  });

  test('ends everything where that is wanted', async () => {
    const { person, mail, path } = await receive();
    expect(mail.parts[0]).toContain(`https://gre.example/unsubscribe/${path.split('/')[3]}?lang=en`);
    await client()('POST /api/reminders/{token}/unsubscribe', {
      params: { token: path.split('/')[3] ?? '' },
      query: { all: 'true' },
    });
    expect(await person.call('GET /api/users/reminders')).toMatchObject({
      dailyBy: null,
      weeklyOn: null,
      next: null,
    });
  });

  test('of the weekly letter leaves the daily one', async () => {
    setNow(new Date('2026-11-15T02:00:00Z'));
    const person = await makeReminded({ dailyBy: 'mail', weeklyOn: 'sunday' });
    setNow(new Date('2026-11-15T11:00:30Z'));
    await post();
    const [, token = ''] = /\/unsubscribe\/([\w-]{43})/.exec(mailsTo(person)[0]?.parts[0] ?? '') ?? [];
    expect(await client()('POST /api/reminders/{token}/unsubscribe', { params: { token } })).toEqual({
      kind: 'weekly',
      hasDaily: true,
      hasWeekly: false,
    });
  });

  test('needs the token: only hashes are kept, and a made-up one is not found', async () => {
    const { path } = await receive();
    const { rows } = await pool.query('select token_hash from reminder_links');
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash.toString('base64url')).not.toBe(path.split('/')[3]);
    await expect(
      client()('POST /api/reminders/{token}/unsubscribe', { params: { token: 'x'.repeat(43) } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('works from a mail of half a year ago; after more than a year both are gone', async () => {
    const { path } = await receive();
    setNow(later(evening, 180 * 24 * 60));
    await removeOldLetters(deps);
    expect((await api.request(`https://gre.example${path}`, { method: 'POST' })).status).toBe(200);
    setNow(later(evening, 401 * 24 * 60));
    await removeOldLetters(deps);
    expect((await api.request(`https://gre.example${path}`, { method: 'POST' })).status).toBe(404);
  });
});
