import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVisitorPages, withScriptHashes } from '#server/pages/visitor-pages.ts';

const page = (text: string, init: ResponseInit = {}) =>
  new Response(`<html><script nonce="n">go()</script>${text}</html>`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'self'; script-src 'self' 'nonce-n'`,
    },
    ...init,
  });

const open = (
  now: () => number,
  isDatabaseAway = () => false,
  note: (from: string) => void = () => undefined,
) => createVisitorPages({ now, isDatabaseAway, note });

function counting(cache: ReturnType<typeof createVisitorPages>, make: () => Response, isShared = true) {
  const state = { renders: 0 };
  const get = (key = '/home', encoding: 'br' | 'gzip' | null = null) =>
    cache.get(key, encoding, async () => {
      state.renders += 1;
      return { response: make(), isShared };
    });
  return { get, state };
}

describe('pages for visitors', () => {
  it('renders a page once for a crowd, and again when it is no longer fresh', async () => {
    let now = 1;
    const { get, state } = counting(
      open(() => now),
      () => page('hello'),
    );
    const replies = await Promise.all([get(), get(), get()]);
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(
      Array(3).fill(await page('hello').text()),
    );
    expect(state.renders).toBe(1);
    now = 15_000;
    await get();
    expect(state.renders).toBe(1);
    now = 15_002;
    await get();
    expect(state.renders).toBe(2);
  });

  it('counts where pages came from', async () => {
    let now = 1;
    let isAway = false;
    const from: string[] = [];
    const cache = open(
      () => now,
      () => isAway,
      (one) => from.push(one),
    );
    const { get } = counting(cache, () => page('hello'));
    await Promise.all([get(), get()]);
    await get();
    isAway = true;
    await get();
    now = 20_000;
    await get();
    isAway = false;
    await get();
    const failing = counting(cache, () => page('no', { status: 503 }));
    now = 40_000;
    await failing.get();
    await failing.get('/other');
    expect(from).toEqual(['miss', 'hit', 'hit', 'hit', 'stale', 'miss', 'stale', 'miss']);
  });

  it('keeps pages of different addresses apart', async () => {
    const { get, state } = counting(
      open(() => 0),
      () => page('x'),
    );
    await get('/home');
    await get('/home?lang=en');
    expect(state.renders).toBe(2);
  });

  it('keeps nothing but good pages without cookies', async () => {
    const replies: ResponseInit[] = [
      { status: 404 },
      { headers: { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' } },
      { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } },
      { headers: { 'Content-Type': 'application/json' } },
    ];
    for (const init of replies) {
      const { get, state } = counting(
        open(() => 0),
        () => page('x', init),
      );
      await get();
      await get();
      expect(state.renders).toBe(2);
    }
  });

  it('keeps no page whose loader has not said that it may be shared', async () => {
    const { get, state } = counting(
      open(() => 0),
      () => page('x'),
      false,
    );
    const crowd = await Promise.all([get(), get()]);
    expect(await Promise.all(crowd.map((reply) => reply.text()))).toEqual(
      Array(2).fill(await page('x').text()),
    );
    expect(state.renders).toBe(2);
  });

  it('lets exactly the inline scripts of the page run', async () => {
    const { get } = counting(
      open(() => 0),
      () => page('x'),
    );
    const hash = createHash('sha256').update('go()').digest('base64');
    expect((await get()).headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self' 'sha256-${hash}'`,
    );
    expect(withScriptHashes(`script-src 'nonce-x'`, '<script src="/a.js"></script>')).toBe('script-src ');
  });

  it('blesses no script that was not rendered with the nonce of that moment', () => {
    const own = `'sha256-${createHash('sha256').update('go()').digest('base64')}'`;
    const html = [
      '<script nonce="n">go()</script>',
      '<script>steal()</script>',
      '<script nonce="guess">steal()</script>',
      '<script data-x=" nonce="n"">steal()</script>'.replace('="n""', '=&quot;n&quot;"'),
      '<script nonce="">steal()</script>',
    ].join('');
    expect(withScriptHashes(`script-src 'self' 'nonce-n'`, html)).toBe(`script-src 'self' ${own}`);
  });

  it('answers in gzip where the browser takes it', async () => {
    const { get } = counting(
      open(() => 0),
      () => page('x'),
    );
    const reply = await get('/home', 'gzip');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    const text = await new Response(reply.body?.pipeThrough(new DecompressionStream('gzip'))).text();
    expect(text).toContain('<html>');
  });

  it('shows the page there is while no new one can be made, and a new one afterwards', async () => {
    let now = 1;
    let make = () => page('first');
    const { get, state } = counting(
      open(() => now),
      () => make(),
    );
    await get();
    now = 3_600_000;
    const failing: (() => Response)[] = [
      () => page('broken', { status: 503 }),
      () => page('broken', { status: 500 }),
      () => {
        throw new Error('away');
      },
    ];
    for (const fail of failing) {
      make = fail;
      const crowd = await Promise.all([get(), get()]);
      for (const reply of crowd)
        expect([reply.status, await reply.text()]).toEqual([200, await page('first').text()]);
    }
    expect(state.renders).toBe(4);
    make = () => page('second');
    expect(await (await get()).text()).toContain('second');
    // One that was never made cannot be shown.
    make = () => page('broken', { status: 503 });
    expect((await get('/other')).status).toBe(503);
  });

  it('does not try to make one while the database is away, nor waits long for a slow one', async () => {
    let now = 1;
    let isAway = false;
    const cache = open(
      () => now,
      () => isAway,
    );
    const { get, state } = counting(cache, () => page('first'));
    await get();
    now = 60_000;
    isAway = true;
    expect(await (await get()).text()).toContain('first');
    expect(state.renders).toBe(1);
    isAway = false;
    const { promise, resolve } = Promise.withResolvers<{ response: Response; isShared: boolean }>();
    const slow = await cache.get('/home', null, () => promise);
    expect(await slow.text()).toContain('first');
    resolve({ response: page('second'), isShared: true });
    await expect.poll(async () => (await get()).text()).toContain('second');
    expect(state.renders).toBe(1);
  });
});
