/** What callers are told while the database cannot do what it is asked, as PostgreSQL itself puts it. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { openHarness } from '../api/harness.ts';

const { api, pool, connection } = await openHarness();

const view = () =>
  api.request('/api/view-logs', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
    body: JSON.stringify({
      uuid: crypto.randomUUID(),
      platform: 'GRE',
      name: 'test',
      path: '/x',
      created_at: new Date().toISOString(),
    }),
  });

/** For the connections that the pool opens from now on. */
async function withSetting(setting: string, work: () => Promise<void>): Promise<void> {
  const before = { ...pool.options };
  pool.options.options = `-c ${setting}`;
  const idle = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  for (const client of idle) client.release(true);
  try {
    await work();
  } finally {
    pool.options.options = before.options;
    const limited = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
    for (const client of limited) client.release(true);
  }
}

async function expectUnavailable(reply: Response): Promise<void> {
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toMatchObject({ error: 'UNAVAILABLE', msg: expect.stringMatching(/[一-鿿]/) });
}

test('a server that only reads (25006), such as one that another has taken over from', async () => {
  await withSetting('default_transaction_read_only=on', async () => expectUnavailable(await view()));
  expect((await view()).status).toBe(200);
});

test.each([
  ['57014', 'statement_timeout=200'],
  ['55P03', 'lock_timeout=200'],
])('a wait that was given up (%s)', async (_code, setting) => {
  const holder = new pg.Client(connection);
  await holder.connect();
  await holder.query('begin; lock table view_logs in access exclusive mode');
  await withSetting(setting, async () => expectUnavailable(await view()));
  await holder.end();
  expect((await view()).status).toBe(200);
});
