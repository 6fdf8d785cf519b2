import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { viewDays, viewLogs } from '#server/domains/site/tables.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { openHarness } from '#tests/api/harness.ts';

const { api, client, db, deps, setNow } = await openHarness();

const view = {
  uuid: '0b7f7a52-5c1c-4a5e-9d0e-3a4f5b6c7d8e',
  platform: 'GRE',
  name: 'questions',
  path: '/questions',
  params: {},
  query: { type: 'fill', tag: ['1', '2'] },
  created_at: '2026-11-15T08:00:00.000Z',
} as const;

describe('page views', () => {
  beforeEach(() => db.execute(sql`truncate view_logs`));

  test('are kept as the browser reports them, with the time the server received them', async () => {
    setNow(new Date('2026-11-15T08:00:01.000Z'));
    const query = { type: 'fill', tag: ['1', '2'] };
    expect(await client()('POST /api/view-logs', { body: { ...view, query } })).toBeNull();
    setNow(null);
    expect(await db.select().from(viewLogs)).toMatchObject([
      {
        uuid: view.uuid,
        platform: 'GRE',
        name: 'questions',
        path: '/questions',
        params: {},
        query,
        createdAt: new Date('2026-11-15T08:00:00.000Z'),
        receivedAt: new Date('2026-11-15T08:00:01.000Z'),
      },
    ]);
  });

  test('are kept one by one for so long after their month, then counted by day and page and dropped with it', async () => {
    const at = (time: string, name: string, uuid: string) => ({
      ...{ uuid, name, platform: 'GRE', path: '/', createdAt: new Date(time), receivedAt: new Date(time) },
    });
    const tidyOn = async (time: string) => {
      setNow(new Date(time));
      await tidy(deps);
      setNow(null);
    };
    const left = async () =>
      (await db.select({ uuid: viewLogs.uuid }).from(viewLogs)).map(({ uuid }) => uuid).sort();
    // Makes the month ready; one that came in a month that was not is removed as well.
    await tidyOn('2026-07-01T00:00:00Z');
    await db
      .insert(viewLogs)
      .values([
        at('2026-06-30T08:00:00Z', 'stray', 'd'),
        at('2026-07-01T08:00:00Z', 'home', 'a'),
        at('2026-07-01T09:00:00Z', 'home', 'a'),
        at('2026-07-01T23:59:59Z', 'home', 'b'),
        at('2026-07-02T08:00:00Z', 'exams', 'a'),
        at('2026-11-14T08:00:00Z', 'home', 'c'),
      ]);
    expect(deps.config.viewLogDays).toBe(120);
    await tidyOn('2026-10-28T20:00:00Z');
    expect(await left()).toEqual(['a', 'a', 'a', 'b', 'c', 'd']);
    await tidyOn('2026-11-28T20:00:00Z');
    expect(await left()).toEqual(['a', 'a', 'a', 'b', 'c']);
    await tidyOn('2026-11-29T20:00:00Z');
    await tidyOn('2026-11-30T20:00:00Z');
    expect(await left()).toEqual(['c']);
    expect(await db.select().from(viewDays).orderBy(viewDays.day)).toEqual([
      { day: '2026-06-30', name: 'stray', views: 1, visitors: 1 },
      { day: '2026-07-01', name: 'home', views: 3, visitors: 2 },
      { day: '2026-07-02', name: 'exams', views: 1, visitors: 1 },
    ]);
  });

  test('beyond what a browser can look at in a day are answered and not kept', async () => {
    await client()('POST /api/view-logs', { body: { ...view, query: {} } });
    await db.execute(sql`update rate_limits set points = 3000 where key like 'page-views-browser%'`);
    expect(await client()('POST /api/view-logs', { body: { ...view, query: {} } })).toBeNull();
    expect(await db.$count(viewLogs)).toBe(1);
  });

  const manyKeys = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`k${index}`, 'v']));
  test.each([
    ['another platform', { platform: 'SAT' }, 'platform'],
    ['no uuid', { uuid: 'me' }, 'uuid'],
    ['an endless path', { path: '/'.repeat(1001) }, 'path'],
    ['an endless name', { name: 'n'.repeat(101) }, 'name'],
    ['a deep query', { query: { a: { b: 'c' } } }, 'query.a'],
    ['too many parameters', { params: manyKeys }, 'params'],
    ['a heavy query', { query: { a: Array(10).fill('x'.repeat(1000)) } }, 'query'],
    ['no time', { created_at: 'yesterday' }, 'created_at'],
  ])('are refused with %s', async (_, wrong, field) => {
    const body = { ...view, ...wrong } as never;
    await expect(client()('POST /api/view-logs', { body })).rejects.toMatchObject({
      status: 400,
      error: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(await db.$count(viewLogs)).toBe(0);
  });

  test('are refused when they are larger than a page view can be', async () => {
    const response = await api.request('/api/view-logs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...view, more: 'x'.repeat(33_000) }),
    });
    expect(response.status).toBe(413);
  });

  test.each(['\\u0000', '\\ud800'])(
    'are refused with %s, which the database could not hold',
    async (character) => {
      const response = await api.request('/api/view-logs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(view).replace('"fill"', `"${character}"`),
      });
      expect(response.status).toBe(400);
    },
  );
});

describe('the teacher on duty', () => {
  test('has no QR code where nobody has said where it leads', async () => {
    const { current } = await client()('GET /api/teacher-on-duty/current');
    expect(current).toEqual({ name: 'Beacon GRE', qrcode: null, overseasQrcode: null });
  });

  test('is named in the caller’s language', async () => {
    const { current } = await client({ locale: 'zh_cn' })('GET /api/teacher-on-duty/current');
    expect(current.name).toBe('灯塔 GRE');
  });

  test('may be kept by anyone for a minute', async () => {
    const response = await api.request('/api/teacher-on-duty/current');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(deps.config.consultOverseasUrl).toBeNull();
  });
});
