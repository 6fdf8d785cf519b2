/** Every call is counted, by network and by account, before it costs anything. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { limitKinds } from '#contract/limits.ts';
import { implement } from '#server/http/implement.ts';
import { limitFiles, refusalOf, replyBusy } from '#server/http/limit-files.ts';
import { createWindows } from '#server/platform/windows.ts';
import { serveEndpoints, visitor } from '#tests/api/endpoints.ts';
import { limitNetwork } from './call-limits.ts';

const search = implement(
  endpoint({ ...visitor, method: 'GET', path: '/api/search', reply: z.string() }),
  () => 'ok',
);
const save = implement(
  endpoint({
    ...visitor,
    access: 'user',
    method: 'PUT',
    path: '/api/exercises/{exerciseId}/answer',
    params: z.object({ exerciseId: z.string() }),
    reply: z.string(),
  }),
  () => 'ok',
);

const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });

/** The status of the last of so many calls. */
async function call(app: Hono, times: number, path: string, init: RequestInit, env: object) {
  let last = new Response();
  for (let count = 0; count < times; count += 1) last = await app.request(path, init, env);
  return last;
}

describe('a limit', () => {
  test('by network refuses the one call too many, says when to come back, and leaves others alone', async () => {
    const { app, deps } = serveEndpoints([search]);
    const { network } = limitKinds.search;
    expect((await call(app, network, '/api/search?lang=en', {}, from('203.0.113.7'))).status).toBe(200);
    const refused = await call(app, 1, '/api/search?lang=en', {}, from('203.0.113.7'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: 'TOO_MANY_REQUESTS',
      msg: expect.stringMatching(/^That was a lot at once\. Please try again in \d+ seconds?\.$/),
    });
    const chinese = await call(app, 1, '/api/search?lang=zh_cn', {}, from('203.0.113.7'));
    expect((await chinese.json()).msg).toMatch(/^操作太频繁了，请在 \d+ 秒后再试。$/);
    expect((await call(app, 1, '/api/search', {}, from('203.0.113.8'))).status).toBe(200);
    expect(await deps.metrics.registry.metrics()).toContain(
      'http_calls_limited_total{kind="search",by="network"} 2',
    );
  });

  test('by network comes before the session is looked up', async () => {
    let looked = 0;
    const { app } = serveEndpoints([save], {
      findSession: async () => {
        looked += 1;
        return null;
      },
      windows: (_key, times) => (times === limitKinds.answer.network ? 7 : 0),
    });
    const headers = { authorization: 'Bearer made-up' };
    const refused = await app.request('/api/exercises/1/answer', { method: 'PUT', headers });
    expect([refused.status, looked]).toEqual([429, 0]);
  });

  test('by account holds wherever the account calls from', async () => {
    const { app } = serveEndpoints([save]);
    const init = { method: 'PUT', headers: { authorization: 'Bearer user' } };
    const { user } = limitKinds.answer;
    for (let count = 0; count < user; count += 1) {
      const reply = await app.request('/api/exercises/1/answer', init, from(`203.0.113.${count % 250}`));
      expect(reply.status).toBe(200);
    }
    expect((await call(app, 1, '/api/exercises/1/answer', init, from('198.51.100.1'))).status).toBe(429);
  });

  test('holds for paths that are no endpoint', async () => {
    const { app } = serveEndpoints([], { windows: () => 7 });
    expect((await app.request('/api/none')).status).toBe(429);
  });

  test('counts a page’s own reads with the page, which no request can claim for itself', async () => {
    const read = implement(
      endpoint({ ...visitor, method: 'GET', path: '/api/read', reply: z.string() }),
      () => 'ok',
    );
    const { app } = serveEndpoints([read, search], { windows: () => 7 });
    const within = { isWithinPage: true };
    expect((await app.request('/api/read', {}, within)).status).toBe(200);
    expect((await app.request('/api/search', {}, within)).status).toBe(429);
    const claimed = { headers: { iswithinpage: 'true', 'x-iswithinpage': 'true' } };
    expect((await app.request('/api/read?isWithinPage=true', claimed)).status).toBe(429);
  });
});

describe('files and pages', () => {
  test.each(['/qr/official.svg', '/uploads/a/b.png', '/share/articles/x.png', '/sitemap.xml', '/api/docs'])(
    '%s has a limit',
    async (path) => {
      const { deps } = serveEndpoints([], { windows: () => 42 });
      const app = new Hono().use(limitFiles(deps)).all('*', (c) => c.text('file'));
      const refused = await app.request(path, { headers: { 'accept-language': 'en' } });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42']);
      expect(await refused.text()).toContain('try again in 42 seconds');
      expect((await app.request('/assets/app.js')).status).toBe(200);
    },
  );

  test('a page says it kindly, in its language, and opens again by itself', async () => {
    const { deps } = serveEndpoints([], { windows: () => 42 });
    const app = new Hono().all('*', (c) => {
      const refusal = refusalOf(() => limitNetwork(c, deps, 'page'));
      return refusal ? replyBusy(c, refusal) : c.text('page');
    });
    const english = await app.request('/questions?lang=en');
    expect(english.status).toBe(429);
    expect(english.headers.get('retry-after')).toBe('42');
    const html = await english.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Please wait 42 seconds');
    expect(html).toContain('http-equiv="refresh" content="42"');
    expect(await (await app.request('/questions')).text()).toContain('请稍等 42 秒');
    const data = await app.request('/questions.data?lang=en');
    expect([data.status, data.headers.get('content-type')]).toEqual([429, 'text/plain; charset=UTF-8']);
  });
});

test('a window ends after a minute, and a refused call does not make it longer', () => {
  let now = 0;
  const count = createWindows(() => now);
  expect([count('a', 2), count('a', 2), count('a', 2), count('b', 2)]).toEqual([0, 0, 60, 0]);
  now = 59_001;
  expect(count('a', 2)).toBe(1);
  now = 60_000;
  expect(count('a', 2)).toBe(0);
});
