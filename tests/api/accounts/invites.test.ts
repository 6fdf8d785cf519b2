import { beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, setNow } = harness;

const confirm = ({ call }: Person, id: string) => call('PUT /api/invites/{id}/confirm', { params: { id } });
const open = (id: string, call = client()) => call('GET /api/invites/shorts/{id}', { params: { id } });

beforeEach(() => forgetLimits(harness));

describe('an invitation', () => {
  test('has a short id, a limit and an expiry, and a visitor can open it', async () => {
    setNow(new Date('2026-11-15T08:00:00Z'));
    const inviter = await makePerson(harness, { nickname: '晓薇' });
    const invite = await inviter.call('POST /api/invites', {
      body: { limit: 3, days: 10, note: '一起备考' },
    });
    expect(invite).toMatchObject({
      id: expect.stringMatching(/^[2-9a-hjkmnp-z]{8}$/),
      path: `/login/${invite.id}`,
      limit: 3,
      used: 0,
      state: 'open',
      expiresAt: '2026-11-25T08:00:00.000Z',
    });
    expect(await open(invite.id.toUpperCase())).toEqual({
      id: invite.id,
      inviter: { nickname: '晓薇', avatar: null },
      note: '一起备考',
      state: 'open',
      isConfirmed: false,
      isOwn: false,
      expiresAt: invite.expiresAt,
    });
    expect(await open(invite.id, inviter.call)).toMatchObject({ isOwn: true });
    setNow(null);
  });

  test('is confirmed after the login; a repeat gets the same answer and the inviter one message', async () => {
    const [inviter, guest] = [
      await makePerson(harness, { nickname: 'Host' }),
      await makePerson(harness, { nickname: 'Guest' }),
    ];
    const { id } = await inviter.call('POST /api/invites', { body: {} });
    const first = await confirm(guest, id);
    expect(first.inviter).toEqual({ nickname: 'Host' });
    expect(await confirm(guest, id)).toEqual(first);
    expect(await open(id, guest.call)).toMatchObject({ isConfirmed: true, state: 'full' });
    const { list, total } = await inviter.call('GET /api/messages', { query: { status: 'UNREAD' } });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ title: 'Guest accepted your invitation', isRead: false });
  });

  test('takes no more people than its limit, also when they come at once', async () => {
    const inviter = await makePerson(harness);
    const guests = await Promise.all(Array.from({ length: 6 }, () => makePerson(harness)));
    const { id } = await inviter.call('POST /api/invites', { body: { limit: 2 } });
    const all = await Promise.allSettled(guests.map((guest) => confirm(guest, id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { list } = await inviter.call('GET /api/invites');
    expect(list[0]).toMatchObject({ used: 2, state: 'full' });
    await expect(confirm(await makePerson(harness), id)).rejects.toMatchObject({
      status: 409,
      error: 'INVITE_CLOSED',
    });
  });

  test('ends with its time', async () => {
    setNow(new Date('2026-11-15T08:00:00Z'));
    const [inviter, guest] = [await makePerson(harness), await makePerson(harness)];
    const { id } = await inviter.call('POST /api/invites', { body: { days: 1 } });
    setNow(new Date('2026-11-16T08:00:00Z'));
    expect(await open(id)).toMatchObject({ state: 'expired' });
    await expect(confirm(guest, id)).rejects.toMatchObject({ error: 'INVITE_CLOSED' });
    setNow(null);
  });

  test('can be taken back by its maker alone', async () => {
    const [inviter, other] = [await makePerson(harness), await makePerson(harness)];
    const { id } = await inviter.call('POST /api/invites', { body: {} });
    const close = ({ call }: Person) => call('DELETE /api/invites/{id}', { params: { id } });
    await expect(close(other)).rejects.toMatchObject({ status: 404 });
    await close(inviter);
    expect(await open(id)).toMatchObject({ state: 'closed' });
    await expect(confirm(other, id)).rejects.toMatchObject({ error: 'INVITE_CLOSED' });
  });

  test('cannot be confirmed by its maker', async () => {
    const inviter = await makePerson(harness);
    const { id } = await inviter.call('POST /api/invites', { body: {} });
    await expect(confirm(inviter, id)).rejects.toMatchObject({ error: 'INVITE_CLOSED' });
  });

  test('that nobody made is not found', async () => {
    for (const id of ['22222222', 'short', '1lIo0000'])
      await expect(open(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('making invitations', () => {
  test('staff invite whole classes, users their friends', async () => {
    const [user, teacher] = [await makePerson(harness), await makePerson(harness, { role: 'teacher' })];
    for (const [body, field] of [
      [{ limit: 21 }, 'limit'],
      [{ days: 31 }, 'days'],
    ] as const) {
      await expect(user.call('POST /api/invites', { body })).rejects.toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    }
    const invite = await teacher.call('POST /api/invites', { body: { limit: 200, days: 90 } });
    expect(invite).toMatchObject({ limit: 200 });
  });

  test('a person keeps at most twenty open ones', async () => {
    const { call } = await makePerson(harness);
    const first = await call('POST /api/invites', { body: {} });
    for (let index = 1; index < 20; index += 1) await call('POST /api/invites', { body: {} });
    await expect(call('POST /api/invites', { body: {} })).rejects.toMatchObject({
      error: 'INVITE_LIMIT_REACHED',
    });
    await call('DELETE /api/invites/{id}', { params: { id: first.id } });
    expect(await call('POST /api/invites', { body: {} })).toBeTruthy();
    expect(await call('GET /api/invites', { query: { size: 0 } })).toMatchObject({ total: 21, list: [] });
  });
});
