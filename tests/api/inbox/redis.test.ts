import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { createFindSession } from '#server/domains/accounts/sessions.ts';
import { listLive } from '#server/domains/accounts/sessions-store.ts';
import { attachRealtime } from '#server/http/realtime.ts';
import { createServices } from '#server/platform/services.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { openRedisStub } from '#tests/redis-stub.ts';

const redis = await openRedisStub();
const harness = await openHarness({ environment: { REDIS_URL: redis.url } });
const closing: (() => unknown)[] = [redis.close];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A process beside the harness' own, on the same database and the same Redis. */
async function openProcess(): Promise<Deps & { origin: string }> {
  const services = createServices(harness.deps, createFindSession);
  const deps: Deps = { ...harness.deps, ...services };
  const server = createServer();
  const realtime = attachRealtime(server, deps, { listLive });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(services.close, () => new Promise((resolve) => server.close(resolve)), realtime.close);
  return { ...deps, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const [one, two] = [await openProcess(), await openProcess()];

async function openTab(origin: string, token: string): Promise<Socket & { heard: unknown[] }> {
  const socket = io(origin, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  });
  closing.push(() => socket.disconnect());
  const heard: unknown[] = [];
  socket.on('MESSAGES', (event) => heard.push(event));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return Object.assign(socket, { heard });
}

test('a message that one process sends reaches the tabs at another', async () => {
  const person = await makePerson(harness);
  const tabs = [await openTab(one.origin, person.token), await openTab(two.origin, person.token)];
  one.publish({ user: person.id });
  await expect.poll(() => tabs.map(({ heard }) => heard.length)).toEqual([1, 1]);
  two.publish('all');
  await expect.poll(() => tabs.map(({ heard }) => heard.length)).toEqual([2, 2]);
});

test('a session that ends in one process loses its tabs at another', async () => {
  const person = await makePerson(harness);
  const viewer = await one.findSession(person.token);
  const tab = await openTab(two.origin, person.token);
  one.events.emit({ kind: 'sessions-ended', ids: [viewer?.sessionId ?? ''] });
  await expect.poll(() => tab.connected).toBe(false);
});

test('a session that ends in one process is unknown to another that remembered it', async () => {
  const person = await makePerson(harness);
  const viewer = await two.findSession(person.token);
  // Only the database knows it has ended, and `two` would not ask it for ten seconds.
  await harness.pool.query('update sessions set ended_at = now() where id = $1', [viewer?.sessionId]);
  expect(await two.findSession(person.token)).toEqual(viewer);
  one.events.emit({ kind: 'sessions-ended', ids: [viewer?.sessionId ?? ''] });
  await expect.poll(() => two.findSession(person.token)).toBeNull();
});

test('limits are counted in Redis, by all processes together', async () => {
  const rule = { name: 'shared', times: 3, seconds: 60 };
  const waits: number[] = [];
  for (const { counters } of [one, two, one, two]) waits.push(await counters.count(rule, 'somebody'));
  expect(waits).toEqual([0, 0, 0, 60]);
  expect([...redis.counters.keys()].some((key) => key.startsWith('shared:'))).toBe(true);
});

test('while Redis is silent, PostgreSQL counts after one short wait, and then at once', async () => {
  const rule = { name: 'silent', times: 2, seconds: 60 };
  await expect.poll(() => one.redis?.isUsable()).toBe(true);
  redis.silence(true);
  const waits: number[] = [];
  const started = performance.now();
  for (let call = 0; call < 3; call += 1) waits.push(await one.counters.count(rule, 'somebody'));
  expect(waits).toEqual([0, 0, 60]);
  // Far more than it takes; without a limit it would wait for ever.
  expect(performance.now() - started).toBeLessThan(5000);
  redis.silence(false);
  await expect.poll(() => one.redis?.isUsable(), { timeout: 10_000 }).toBe(true);
  await one.counters.count(rule, 'somebody else');
  expect([...redis.counters.keys()].some((key) => key.startsWith('silent:'))).toBe(true);
});

test('tabs hear from other processes again after Redis was silent', async () => {
  const person = await makePerson(harness);
  const tab = await openTab(two.origin, person.token);
  redis.silence(true);
  await expect.poll(() => one.redis?.isUsable(), { timeout: 10_000 }).toBe(false);
  redis.silence(false);
  await expect
    .poll(
      () => {
        one.publish({ user: person.id });
        return tab.heard.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
});

test('while Redis is away, PostgreSQL counts, and a process still reaches its own tabs', async () => {
  const person = await makePerson(harness);
  const tab = await openTab(one.origin, person.token);
  await redis.close();
  await expect.poll(() => one.redis?.isUsable()).toBe(false);
  const rule = { name: 'stand-in', times: 1, seconds: 60 };
  const waits = [await one.counters.count(rule, 'somebody'), await one.counters.count(rule, 'somebody')];
  expect(waits).toEqual([0, 60]);
  const { rowCount } = await harness.pool.query(`select 1 from rate_limits where key like 'stand-in:%'`);
  expect(rowCount).toBe(1);
  one.publish({ user: person.id });
  await expect.poll(() => tab.heard.length).toBe(1);
  // A publication that fails must not end the process: the tries are over after a second or two.
  await delay(2500);
});

test('processes that started without Redis hear from each other once it is there', async () => {
  const { port } = new URL(redis.url);
  const [early, other] = [await openProcess(), await openProcess()];
  const person = await makePerson(harness);
  const tab = await openTab(other.origin, person.token);
  // Longer than a command is tried again: what was asked for by then must not be forgotten.
  await delay(3000);
  const late = await openRedisStub(Number(port));
  closing.push(late.close);
  await expect
    .poll(
      () => {
        early.publish({ user: person.id });
        return tab.heard.length;
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
});
