/** What callers of a site whose database does not answer are told and how soon, and what its log says of it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readScrape } from './site/promtool.ts';
import { openStage, type Stage } from './site/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({
    LOG_LEVEL: 'info',
    TEST_LIMIT_FACTOR: '1000',
    MAX_CONNECTIONS_PER_NETWORK: '1000',
  });
}, 180_000);

afterAll(() => stage?.close());

/** Of a line of the log. `requestId` is a call’s, and `err` has the stack. */
type Line = {
  msg: string;
  requestId?: string;
  err?: { frames: string[] };
  refused?: number;
  awayMs?: number;
};
const linesSince = (start: number): Line[] =>
  stage.site
    .log()
    .slice(start)
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as Line] : []));
const told = (start: number, msg: string) => linesSince(start).filter((line) => line.msg === msg);
const errorsOfCalls = (start: number) => linesSince(start).filter(({ requestId, err }) => requestId && err);

type Told = { path: string; status: number; retryAfter: string | null; ms: number };
async function ask(path: string, init: RequestInit = {}): Promise<Told> {
  const start = performance.now();
  const reply = await fetch(stage.site.origin + path, init);
  await reply.text();
  return {
    path,
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    ms: performance.now() - start,
  };
}
async function askAll(times: number, path: string, init?: RequestInit): Promise<Told[]> {
  return Promise.all(Array.from({ length: times }, () => ask(path, init)));
}
const slowest = (replies: readonly Told[]) => Math.max(...replies.map(({ ms }) => ms));
const statuses = (replies: readonly Told[]) => [...new Set(replies.map(({ status }) => status))];

const metric = async (name: string) =>
  readScrape(await (await fetch(`${stage.site.origin}/metrics`)).text()).get(`beacon_${name}`) ?? 0;
const becomes = (name: string, value: number) =>
  expect.poll(() => metric(name), { timeout: 20_000, interval: 100 }).toBe(value);
const isReady = (status: number) =>
  expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000, interval: 50 }).toBe(status);

const visitors = ['/api/exams?page=1&size=10', '/api/search?searchKey=the&page=1&size=5'];
/** A counter is asked before it is looked up, and neither is done at the replica. */
const sharedReport = `/api/shared-reports/${'a'.repeat(43)}`;
const own = () => ({ headers: { authorization: `Bearer ${stage.site.tokens[0]}` } });

it('silent: who is not answered from memory is told at once, and the log tells it once', {
  timeout: 90_000,
}, async () => {
  stage.toReplica.refuse();
  await becomes('replica_up', 0);
  const start = stage.site.log().length;
  const refusedBefore = await metric('database_refusals_total');
  stage.proxy.silence();
  const early = Promise.all([...visitors, sharedReport].map((path) => ask(path)));
  await isReady(503);
  const knownAt = performance.now();
  // They were asked before it was known.
  const first = await early;
  const afterKnown = performance.now() - knownAt;
  const replies = [
    ...(await Promise.all([...visitors, sharedReport].map((path) => askAll(10, path)))).flat(),
    ...(await askAll(10, '/api/users/info', own())),
    ...(await askAll(10, '/api/users/profiles', { ...own(), method: 'PUT' })),
  ];
  expect(statuses([...first, ...replies])).toEqual([503]);
  expect(new Set(replies.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  // Far less than any time limit.
  expect(slowest(replies)).toBeLessThan(3000);
  expect(afterKnown).toBeLessThan(3000);
  expect((await ask('/api/auth/methods')).status).toBe(200);
  expect(errorsOfCalls(start)).toEqual([]);
  expect(told(start, 'the database does not answer')).toHaveLength(1);

  stage.proxy.forward();
  await isReady(200);
  expect(statuses([await ask('/api/exams?page=1&size=10'), await ask('/api/users/info', own())])).toEqual([
    200,
  ]);
  const refused = first.length + replies.length;
  const [back, ...more] = told(start, 'the database answers again');
  expect(more).toEqual([]);
  expect(back).toMatchObject({ refused });
  expect(back?.awayMs).toBeGreaterThan(2000);
  expect((await metric('database_refusals_total')) - refusedBefore).toBe(refused);
});

it('silent: what the replica knows is answered from there', { timeout: 90_000 }, async () => {
  stage.toReplica.forward();
  await becomes('replica_up', 1);
  stage.proxy.silence();
  await isReady(503);
  const replies = (await Promise.all(visitors.map((path) => askAll(10, path)))).flat();
  const others = await askAll(5, sharedReport);
  expect(statuses(replies)).toEqual([200]);
  expect(statuses(others)).toEqual([503]);
  expect(slowest([...replies, ...others])).toBeLessThan(3000);
  stage.proxy.forward();
  await isReady(200);
});

it('refusing: callers are told, and the log is not flooded', { timeout: 90_000 }, async () => {
  stage.toReplica.refuse();
  await becomes('replica_up', 0);
  const start = stage.site.log().length;
  stage.proxy.refuse();
  // From before it is known on.
  const replies = [
    ...(await askAll(50, '/api/exams?page=1&size=10')),
    ...(await askAll(50, '/api/users/info', own())),
  ];
  await isReady(503);
  replies.push(...(await askAll(50, '/api/exams?page=1&size=10')));
  expect(statuses(replies)).toEqual([503]);
  // Each kind of failure once: a connection that was lost, and one that could not be opened.
  expect(errorsOfCalls(start).length).toBeLessThan(5);
  stage.proxy.forward();
  await isReady(200);
  expect(told(start, 'the database answers again')).toHaveLength(1);
});

it('a failure of another kind is told each time, with where it came from', { timeout: 60_000 }, async () => {
  const start = stage.site.log().length;
  await stage.query('alter table exams rename to exams_away');
  const replies = await askAll(5, '/api/exams?page=1&size=10');
  await stage.query('alter table exams_away rename to exams');
  expect(statuses(replies)).toEqual([500]);
  await expect.poll(() => errorsOfCalls(start).length).toBe(5);
  for (const { err } of errorsOfCalls(start)) expect(err?.frames.length).toBeGreaterThan(0);
});
