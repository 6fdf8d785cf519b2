import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { listLive } from '#server/domains/accounts/sessions-store.ts';
import { attachRealtime } from '#server/http/realtime.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

/** Whether the network has opened more sockets than the table of limits grants. */
let isCrowded = false;
const harness = await openHarness({
  windows: (key) => (isCrowded && key.startsWith('socket network') ? 9 : 0),
});
const { api, deps, pool } = harness;
const server = createServer(getRequestListener((request) => api.fetch(request)));
const realtime = attachRealtime(server, deps, { listLive, reviewEveryMs: 100 });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  await realtime.close();
  await new Promise((resolve) => server.close(resolve));
});

type Options = { token?: string; headers?: Record<string, string>; transports?: string[] };

function openSocket({
  token,
  headers = {},
  transports = ['websocket'],
}: Options): Socket & { heard: unknown[] } {
  const socket = io(origin, {
    transports,
    forceNew: true,
    reconnection: false,
    ...(token && { auth: { token } }),
    extraHeaders: headers,
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  const heard: unknown[] = [];
  socket.on('MESSAGES', (event) => heard.push(event));
  return Object.assign(socket, { heard });
}

const opened = (socket: Socket) => new Promise<void>((resolve) => socket.once('connect', resolve));
const refused = (socket: Socket) =>
  new Promise<Error>((resolve, reject) => {
    socket.once('connect_error', resolve);
    socket.once('connect', () => reject(new Error('let in')));
  });
const closed = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

async function openTab(person: Person) {
  const socket = openSocket({ token: person.token });
  await opened(socket);
  return socket;
}

const admin = await makePerson(harness, { role: 'admin' });
const words = { zh_cn: '好', en: 'Good' };
const sendTo = (to: object) =>
  admin.call('POST /api/staff/messages', {
    body: { key: randomUUID(), title: words, body: words, ...to } as never,
  });

describe('a socket is opened', () => {
  test('with the token on the handshake', async () => {
    await openTab(await makePerson(harness));
  });

  test('with the cookie, from our own pages', async () => {
    const { token } = await makePerson(harness);
    const socket = openSocket({ headers: { cookie: `a=b; token=${token}`, origin } });
    await opened(socket);
  });

  test('not for visitors, nor with a token that is no good', async () => {
    expect((await refused(openSocket({}))).message).toBe('LOGIN_REQUIRED');
    expect((await refused(openSocket({ token: 'made-up' }))).message).toBe('LOGIN_REQUIRED');
  });

  test('not from the page of another site, whatever cookie it rides on', async () => {
    const { token } = await makePerson(harness);
    const headers = { cookie: `token=${token}`, origin: 'https://evil.example' };
    expect((await refused(openSocket({ headers }))).message).not.toBe('LOGIN_REQUIRED');
  });

  test('by websocket alone', async () => {
    const { token } = await makePerson(harness);
    await refused(openSocket({ token, transports: ['polling'] }));
  });

  test('for at most thirty tabs of one person', async () => {
    const person = await makePerson(harness);
    await Promise.all(Array.from({ length: 30 }, () => openTab(person)));
    expect((await refused(openSocket({ token: person.token }))).message).toBe('TOO_MANY_REQUESTS');
  });

  test('not by a network that opens them without end, and then nobody is looked up', async () => {
    const { token } = await makePerson(harness);
    isCrowded = true;
    expect((await refused(openSocket({ token }))).message).toBe('TOO_MANY_REQUESTS');
    isCrowded = false;
    await opened(openSocket({ token }));
  });

  test('while pages and API are served as before', async () => {
    expect((await fetch(`${origin}/api/auth/methods`)).status).toBe(200);
    expect((await fetch(`${origin}/socket.io/`)).status).toBe(400);
  });
});

describe('MESSAGES', () => {
  test('comes to every tab of the person for a new message and for a read one, and to nobody else', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    const tabs = [await openTab(person), await openTab(person)];
    const stranger = await openTab(other);
    const { id } = await sendTo({ audience: 'user', userId: person.id });
    await expect.poll(() => tabs.map(({ heard }) => heard.length)).toEqual([1, 1]);
    await person.call('PUT /api/messages/{id}/read', { params: { id } });
    await expect.poll(() => tabs.map(({ heard }) => heard.length)).toEqual([2, 2]);
    await person.call('PUT /api/messages/read');
    await expect.poll(() => tabs.map(({ heard }) => heard.length)).toEqual([3, 3]);
    expect(tabs[0]?.heard[0]).toEqual({ spreadMs: 0 });
    expect(stranger.heard).toEqual([]);
  });

  test('of a message to many comes to those it is for, and asks them to spread their questions', async () => {
    const [user, teacher] = [
      await openTab(await makePerson(harness)),
      await openTab(await makePerson(harness, { role: 'teacher' })),
    ];
    await sendTo({ audience: 'role', role: 'teacher' });
    await expect.poll(() => teacher.heard).toEqual([{ spreadMs: 10_000 }]);
    await sendTo({ audience: 'all' });
    await expect.poll(() => [user.heard.length, teacher.heard.length]).toEqual([1, 2]);
  });
});

describe('a socket ends', () => {
  test('with the logout of its session, and with no other', async () => {
    const person = await makePerson(harness);
    const [tab, other] = [await openTab(person), await openTab(await makePerson(harness))];
    const end = closed(tab);
    await person.call('POST /api/auth/logout');
    expect(await end).toBe('io server disconnect');
    expect(other.connected).toBe(true);
    expect((await refused(openSocket({ token: person.token }))).message).toBe('LOGIN_REQUIRED');
  });

  test('when an administrator ends the session', async () => {
    const person = await makePerson(harness);
    const end = closed(await openTab(person));
    await admin.call('DELETE /api/staff/users/{id}/sessions', { params: { id: person.id } });
    await end;
  });

  test('with its session’s age, and a changed role is followed', async () => {
    const [old, promoted] = [await makePerson(harness), await makePerson(harness)];
    const tabs = [await openTab(old), await openTab(promoted)] as const;
    const end = closed(tabs[0]);
    await pool.query(`update sessions set expires_at = now() where user_id = $1`, [old.id]);
    await pool.query(`update users set role = 'teacher' where id = $1`, [promoted.id]);
    await end;
    await expect
      .poll(async () => {
        deps.publish({ role: 'teacher' });
        return tabs[1].heard.length;
      })
      .toBeGreaterThan(0);
  });

  test('with the process, in a way after which the browser comes back', async () => {
    const person = await makePerson(harness);
    const short = createServer();
    const other = attachRealtime(short, deps, { listLive });
    await new Promise<void>((resolve) => short.listen(0, '127.0.0.1', resolve));
    const socket = io(`http://127.0.0.1:${(short.address() as AddressInfo).port}`, {
      transports: ['websocket'],
      auth: { token: person.token },
    });
    await opened(socket);
    const end = closed(socket);
    await other.close();
    await new Promise((resolve) => short.close(resolve));
    expect(await end).toBe('transport close');
    expect(socket.active).toBe(true);
    socket.disconnect();
  });
});
