/** A real streaming standby beside the primary: what may be old is read there, and nothing depends on it. */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '#contract/client.ts';
import { lagOf } from '#server/db/replica.ts';
import { answerTo } from '../api/example-exams.ts';
import { answer, begin, exerciseOf, move, read } from '../candidate.ts';
import { makeDataDir } from '../data-dir.ts';
import { findPostgres, makePrimary, makeStandby, type PostgresServer } from './postgres/server.ts';
import { readScrape } from './site/promtool.ts';
import { type Site, startSite } from './site/site.ts';

describe('how far a replica is behind', () => {
  const places = [
    { lsn: 10n, at: 1000 },
    { lsn: 20n, at: 2000 },
    { lsn: 20n, at: 3000 },
    { lsn: 30n, at: 4000 },
  ];
  it.each([
    [30n, 0],
    [35n, 0],
    // Everything until the last change.
    [20n, 1000],
    [10n, 3000],
    [5n, null],
  ])('that has reached %s', (reached, lag) => {
    expect(lagOf(places, reached)).toBe(lag);
  });
  it('is not known before the primary has said anything', () => expect(lagOf([], 5n)).toBeNull());
});

const binaries = findPostgres();

describe.skipIf(!binaries)('a replica (skipped without PostgreSQL: apt-get install postgresql)', () => {
  let dataDir: string;
  let primary: PostgresServer;
  let standby: PostgresServer;
  let site: Site;
  let visitor: Client;
  let person: Client;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    const options = { binaries: binaries ?? '', parent: dataDir };
    primary = await makePrimary({ ...options, name: 'primary' });
    standby = await makeStandby(primary, { ...options, name: 'standby' });
    site = await startSite(
      { DATA_DIR: dataDir, DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
      1,
    );
    const { origin } = site;
    visitor = createClient({ locale: 'en', origin });
    person = createClient({ locale: 'en', origin, token: site.tokens[0] ?? '' });
  }, 180_000);

  afterAll(async () => {
    await site?.kill();
    await primary?.stop();
    await standby?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const metric = async (name: string) =>
    readScrape(await (await fetch(`${site.origin}/metrics`)).text()).get(`beacon_${name}`) ?? null;
  const isUsed = (used: number) =>
    expect.poll(() => metric('replica_up'), { timeout: 30_000, interval: 200 }).toBe(used);
  const titleFor = async (call: Client) =>
    (await call('GET /api/exams/{id}', { params: { id: site.exams.mock } })).title;

  it('visitors read there, and who has written something reads it back at once', {
    timeout: 120_000,
  }, async () => {
    // A second try begins as the first one did.
    await standby.query('select pg_wal_replay_resume()');
    await isUsed(1);
    await standby.query('select pg_wal_replay_pause()');
    await primary.query(`update exams set title = '{"en": "Renamed", "zh_cn": "改名"}' where id = $1`, [
      site.exams.mock,
    ]);
    expect(await titleFor(visitor)).not.toBe('Renamed');
    expect(await titleFor(person)).toBe('Renamed');
    await person('PUT /api/users/profiles', { body: { nickname: 'Renamed, too' } });
    expect((await person('GET /api/users/info')).nickname).toBe('Renamed, too');
    const candidate = await begin(person, site.exams.verbal);
    while (candidate.state.screen !== 'exercise') await move(candidate, 'continue');
    const { id, question } = exerciseOf(candidate);
    await answer(candidate, answerTo(question.form));
    expect((await read(candidate)).answers[id]?.answer).toEqual(answerTo(question.form));
  });

  it('one that falls behind is left, until it has caught up', { timeout: 120_000 }, async () => {
    await expect.poll(() => titleFor(visitor), { timeout: 20_000, interval: 200 }).toBe('Renamed');
    expect(await metric('replica_up')).toBe(0);
    expect(await metric('replica_lag_seconds')).toBeGreaterThan(5);
    await standby.query('select pg_wal_replay_resume()');
    await isUsed(1);
  });

  it('one that is killed costs nobody an answer', { timeout: 120_000 }, async () => {
    await isUsed(1);
    let isOver = false;
    const statuses = new Map<number, number>();
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        for (const path of ['/api/exams?page=1&size=10', '/api/search?searchKey=the&page=1&size=5']) {
          const { status } = await fetch(`${site.origin}${path}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        await delay(20);
      }
    });
    await standby.kill();
    await isUsed(0).catch((error) => {
      throw new Error(`the site said: ${site.log()}`, { cause: error });
    });
    await standby.start();
    await isUsed(1);
    isOver = true;
    await Promise.all(readers);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(20);
  });
});
