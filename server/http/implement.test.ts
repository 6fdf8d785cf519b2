/** What every endpoint has in common once it is called: its reply, and what its handler is given and may do. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint, nothing, time } from '#contract/endpoint.ts';
import type { DatabaseHealth } from '#server/db/watch.ts';
import { readReply } from '#server/http/call.ts';
import { tooManyRequests } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { echoHandler, fixedNow, post, serveEndpoints, summary, visitor } from '#tests/api/endpoints.ts';
import { healthy } from '#tests/healthy.ts';

const read = endpoint({ ...visitor, method: 'GET', path: '/api/read', reply: z.object({ a: z.int() }) });

describe('while the database says nothing', () => {
  const silent = { ...healthy, state: 'unreachable', isSilent: true } as const;
  const anyone = endpoint({
    ...visitor,
    method: 'GET',
    path: '/api/anyone',
    cacheSeconds: 60,
    reply: z.object({ a: z.int() }),
  });
  const { app } = serveEndpoints(
    [echoHandler, implement(read, () => ({ a: 1 })), implement(anyone, () => ({ a: 1 }))],
    { health: () => silent },
  );
  const own = { headers: { authorization: 'Bearer user' } };

  test('who writes, or asks for what is theirs, is told to come again, and waits for nothing', async () => {
    for (const response of [
      await app.request('/api/echo/7?lang=en', post({ name: 'Lin' })),
      await app.request('/api/read?lang=en', own),
    ]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' });
    }
  });

  test('who waits for it already is told as well, unless what they ask must not be done twice', async () => {
    const listeners = new Set<() => void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<{ a: number }>();
    const post = endpoint({ ...visitor, method: 'POST', path: '/api/post', reply: z.object({ a: z.int() }) });
    const { app } = serveEndpoints([implement(read, () => answered), implement(post, () => answered)], {
      onSilence: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const reading = app.request('/api/read', own);
    const visiting = app.request('/api/read');
    const posting = app.request('/api/post', { method: 'POST' });
    await expect.poll(() => listeners.size).toBe(1);
    for (const tell of listeners) tell();
    expect((await reading).status).toBe(503);
    answer({ a: 1 });
    expect((await posting).status).toBe(200);
    expect((await visiting).status).toBe(200);
    await expect.poll(() => listeners.size).toBe(0);
  });

  test('what anyone may see is asked for as ever', async () => {
    expect((await app.request('/api/read')).status).toBe(200);
    expect((await app.request('/api/anyone', own)).status).toBe(200);
  });
});

describe('a reply', () => {
  test('has the envelope, an id, and is kept by nobody', async () => {
    const { app } = serveEndpoints([echoHandler]);
    const response = await app.request('/api/echo/7?page=2', post({ name: 'Lin' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      code: 0,
      data: { id: '7', page: 2, word: null, name: 'Lin' },
      msg: 'ok',
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  test('holds nothing but what its schema declares', async () => {
    const leaky = { a: 1, passwordHash: 'x' };
    const { app } = serveEndpoints([implement(read, () => leaky)]);
    expect(await (await app.request('/api/read')).json()).toEqual({ code: 0, data: { a: 1 }, msg: 'ok' });
  });

  test('that does not match its schema is a masked 500, and the log says why', async () => {
    const { app, lines } = serveEndpoints([implement(read, () => ({ a: 'secret' }) as never)]);
    const response = await app.request('/api/read?lang=en');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 50001, error: 'INTERNAL' });
    expect(text).not.toMatch(/secret|schema/);
    expect(lines).toMatchObject([
      {
        msg: 'INTERNAL',
        requestId: response.headers.get('x-request-id'),
        err: { message: expect.stringContaining('a: ') },
      },
    ]);
  });

  test('is handed over to a page of the same process: the value of a reply, and nothing of the handler’s own', async () => {
    const kept = { at: fixedNow, words: ['one'], secret: 'x' };
    const reply = z.object({ at: time, words: z.array(z.string()), more: z.string().optional() });
    const one = endpoint({ ...visitor, method: 'GET', path: '/api/kept', reply });
    const { app } = serveEndpoints([implement(one, () => kept)]);
    const sent = await (await app.request('/api/kept')).json();
    const handed = (await readReply(
      await app.request('/api/kept', {}, { isWithinPage: true }),
    )) as typeof sent;
    expect(handed).toEqual(sent);
    expect(handed.data.words).not.toBe(kept.words);
    const refused = await app.request('/api/nowhere', {}, { isWithinPage: true });
    expect(await readReply(refused)).toMatchObject({ error: 'NO_SUCH_ENDPOINT' });
  });

  test('may be nothing', async () => {
    const one = endpoint({ ...visitor, method: 'GET', path: '/api/none', reply: nothing });
    const { app } = serveEndpoints([implement(one, () => undefined)]);
    expect(await (await app.request('/api/none')).json()).toEqual({ code: 0, data: null, msg: 'ok' });
  });

  test('may be kept by anyone where the endpoint says so, and then does not know who asked', async () => {
    const one = endpoint({
      ...visitor,
      method: 'GET',
      path: '/api/public',
      reply: z.string(),
      cacheSeconds: 60,
    });
    const { app } = serveEndpoints([implement(one, ({ viewer }) => (viewer ? 'known' : 'nobody'))]);
    const response = await app.request('/api/public', { headers: { authorization: 'Bearer user' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('vary')).toBe('accept-language');
    expect(await response.json()).toMatchObject({ data: 'nobody' });
  });

  test('may carry cookies and headers', async () => {
    const handler = implement(read, ({ out }) => {
      out.setCookie('token', 'abc', { maxAge: 604_800 });
      out.setCookie('other', 'x', { httpOnly: false });
      out.header('x-extra', '1');
      return { a: 1 };
    });
    const { app } = serveEndpoints([handler]);
    const response = await app.request('https://a.example/api/read');
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-token=abc; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-other=x; Path=/; Secure; SameSite=Lax',
    ]);
    expect(response.headers.get('x-extra')).toBe('1');
  });

  test('takes a cookie back under the name that an earlier release gave it, too', async () => {
    const handler = implement(read, ({ out }) => {
      out.setCookie('token', '', { maxAge: 0 });
      return { a: 1 };
    });
    const { app } = serveEndpoints([handler]);
    const response = await app.request('https://a.example/api/read');
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  test('shares its cookies between the hosts of the site', async () => {
    const handler = implement(read, ({ out }) => {
      out.setCookie('token', 'abc');
      return { a: 1 };
    });
    const { app } = serveEndpoints([handler], { environment: { COOKIE_DOMAIN: 'example.com' } });
    const response = await app.request('http://a.example.com/api/read');
    expect(response.headers.getSetCookie()).toEqual([
      'token=abc; Domain=example.com; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  test('of failure carries none of what the handler had set', async () => {
    const handler = implement(read, ({ out }) => {
      out.setCookie('token', 'abc');
      out.header('cache-control', 'public');
      throw tooManyRequests(1);
    });
    const { app } = serveEndpoints([handler]);
    const response = await app.request('/api/read');
    expect(response.status).toBe(429);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('may be a file', async () => {
    const one = endpoint({
      ...visitor,
      method: 'GET',
      path: '/api/file',
      reply: nothing,
      produces: 'application/pdf',
    });
    const { app } = serveEndpoints([
      implement(one, async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    ]);
    const response = await app.request('/api/file');
    expect(await response.text()).toBe('%PDF');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a handler', () => {
  test('is given the time, the language, an id and the caller', async () => {
    const seen: unknown[] = [];
    const mine = endpoint({ access: 'user', summary, method: 'GET', path: '/api/mine', reply: nothing });
    const handler = implement(mine, ({ now, locale, requestId, viewer }) => {
      expectTypeOf(viewer.id).toEqualTypeOf<string>();
      seen.push(now, locale, requestId, viewer);
    });
    const { app } = serveEndpoints([handler]);
    const response = await app.request('/api/mine', {
      headers: { authorization: 'Bearer user', 'accept-language': 'en' },
    });
    expect(seen).toEqual([
      fixedNow,
      'en',
      response.headers.get('x-request-id'),
      { id: '7', role: 'user', sessionId: 's', joinedAt: new Date(0), hasSecondFactor: false },
    ]);
  });

  test('is checked by the compiler', () => {
    const check = () => {
      // @ts-expect-error the reply lacks a
      implement(read, () => ({}));
      // @ts-expect-error a is a number
      implement(read, async () => ({ a: '1' }));
      // @ts-expect-error this endpoint has no body
      implement(read, ({ body }) => ({ a: body.length }));
      // @ts-expect-error a visitor may be nobody
      implement(read, ({ viewer }) => ({ a: viewer.id.length }));
    };
    expect(check).toBeTypeOf('function');
  });

  test('that fails is masked', async () => {
    const { app, lines } = serveEndpoints([
      implement(read, () => {
        throw new Error('relation "users" does not exist');
      }),
    ]);
    const response = await app.request('/api/read?lang=en');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 50001,
      error: 'INTERNAL',
      msg: 'Something went wrong on our side. Please try again; if it keeps happening, let us know.',
    });
    expect(lines[0]?.err?.message).toContain('relation');
  });

  test('whose database is away is answered with a wish to try again', async () => {
    const { app } = serveEndpoints([
      implement(read, () => {
        throw new Error('Failed query', {
          cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
        });
      }),
    ]);
    const response = await app.request('/api/read');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ error: 'UNAVAILABLE' });
  });

  test('of the same kind is told once a minute while the database is away, and counted each time', async () => {
    const refuse = () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const states: [DatabaseHealth, number][] = [
      [healthy, 1],
      [{ ...healthy, state: 'unreachable' }, 0],
    ];
    for (const [health, told] of states) {
      let refused = 0;
      const { app, lines, deps } = serveEndpoints([implement(read, refuse)], {
        health: () => health,
        noteRefused: () => {
          refused += 1;
        },
      });
      for (let times = 0; times < 3; times += 1) expect((await app.request('/api/read')).status).toBe(503);
      expect(lines.map(({ err }) => err?.message)).toEqual(Array(told).fill('connect'));
      expect(refused).toBe(3);
      expect((await deps.metrics.databaseRefusals.get()).values).toMatchObject([{ value: 3 }]);
    }
  });

  test('may say when to come back', async () => {
    const { app, lines } = serveEndpoints([
      implement(read, () => {
        throw tooManyRequests(29.2);
      }),
    ]);
    const response = await app.request('/api/read?lang=en');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await response.json()).toMatchObject({
      msg: 'That was a lot at once. Please try again in 30 seconds.',
    });
    // Who tries doors is to be found in the log.
    expect(lines).toMatchObject([{ level: 30, msg: 'TOO_MANY_REQUESTS' }]);
  });
});
