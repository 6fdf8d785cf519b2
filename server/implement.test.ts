import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Access, endpoint, ids, nothing, pageQuery } from '#contract/endpoint.ts';
import { tooManyRequests } from '#server/errors.ts';
import { implement } from '#server/implement.ts';
import { fixedNow, serveEndpoints } from '#tests/api/endpoints.ts';

const summary = { zh_cn: '测试', en: 'Test' };
const visitor = { access: 'visitor', summary } as const;

const echo = endpoint({
  ...visitor,
  method: 'POST',
  path: '/api/echo/{id}',
  params: ids('id'),
  query: pageQuery.extend({ word: z.string().optional() }),
  body: z.object({ name: z.string().min(2).max(5), email: z.email().optional() }),
  reply: z.object({ id: z.string(), page: z.int(), word: z.string().nullable(), name: z.string() }),
});
const echoHandler = implement(echo, ({ params, query, body }) => ({
  id: params.id,
  page: query.page,
  word: query.word ?? null,
  name: body.name,
}));

function only(access: Access) {
  const one = endpoint({
    summary,
    access,
    method: 'POST',
    path: '/api/only',
    body: z.object({ a: z.string() }),
    reply: nothing,
  });
  return implement(one, () => null);
}

const read = endpoint({ ...visitor, method: 'GET', path: '/api/read', reply: z.object({ a: z.int() }) });

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
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
      'token=abc; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      'other=x; Path=/; Secure; SameSite=Lax',
    ]);
    expect(response.headers.get('x-extra')).toBe('1');
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
      { id: '7', role: 'user', sessionId: 's' },
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
    expect(lines).toEqual([]);
  });
});

describe('access', () => {
  test.each<[Access, string | null, number]>([
    ['visitor', null, 200],
    ['visitor', 'nonsense', 200],
    ['user', null, 401],
    ['user', 'nonsense', 401],
    ['user', 'user', 200],
    ['user', 'admin', 200],
    ['teacher', 'user', 403],
    ['teacher', 'teacher', 200],
    ['teacher', 'admin', 200],
    ['admin', 'teacher', 403],
    ['admin', 'admin', 200],
  ])('for %s with the token of %s is answered with %i', async (access, token, status) => {
    const { app } = serveEndpoints([only(access)]);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    expect((await app.request('/api/only', post({ a: '' }, headers))).status).toBe(status);
  });

  test('comes before validation, and before the body is read', async () => {
    const { app } = serveEndpoints([only('user')]);
    const response = await app.request('/api/only', { ...post({}), body: '{' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 40101,
      error: 'LOGIN_REQUIRED',
      msg: '请先登录，登录后即可继续。',
    });
  });

  test('does not fall back on the cookie where a bearer token is wrong', async () => {
    const { app } = serveEndpoints([only('user')]);
    const headers = { authorization: 'Bearer old', cookie: 'token=user', origin: 'http://localhost' };
    expect((await app.request('/api/only', post({ a: '' }, headers))).status).toBe(401);
  });
});

describe('the origin', () => {
  const cookie = { cookie: 'a=1; token=user' };
  test.each<[string, Record<string, string>, number]>([
    ['our own origin', { ...cookie, origin: 'http://localhost' }, 200],
    ['another site', { ...cookie, origin: 'https://evil.example' }, 403],
    ['a sandboxed frame', { ...cookie, origin: 'null' }, 403],
    ['another port', { ...cookie, origin: 'http://localhost:8080' }, 403],
    ['a browser that says same-origin', { ...cookie, 'sec-fetch-site': 'same-origin' }, 200],
    ['a browser that says same-site', { ...cookie, 'sec-fetch-site': 'same-site' }, 403],
    ['a browser that says cross-site', { ...cookie, 'sec-fetch-site': 'cross-site' }, 403],
    ['a cookie without any proof', cookie, 403],
    ['a bearer token from anywhere', { authorization: 'Bearer user', origin: 'https://evil.example' }, 200],
  ])('decides on a write: %s', async (_, headers, status) => {
    const { app } = serveEndpoints([only('user')]);
    const response = await app.request('/api/only', post({ a: '' }, headers));
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ error: 'FOREIGN_ORIGIN' });
  });

  test('protects logging in as well: another site may not do it for a visitor, a program may', async () => {
    const { app } = serveEndpoints([only('visitor')]);
    const foreign = await app.request('/api/only', post({ a: '' }, { origin: 'https://evil.example' }));
    expect(foreign.status).toBe(403);
    expect((await app.request('/api/only', post({ a: '' }))).status).toBe(200);
  });

  test('does not matter to reading', async () => {
    const mine = endpoint({ access: 'user', summary, method: 'GET', path: '/api/mine', reply: nothing });
    const { app } = serveEndpoints([implement(mine, () => null)]);
    expect((await app.request('/api/mine', { headers: cookie })).status).toBe(200);
  });
});

describe('validation', () => {
  const { app } = serveEndpoints([echoHandler]);

  test('says what is wrong with each field, in the caller’s language', async () => {
    const response = await app.request('/api/echo/7?lang=en&size=500', post({ name: 'L', email: 'x' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 40001,
      error: 'INVALID_INPUT',
      msg: 'Some of this needs a change. Please check it and try again.',
      fields: {
        size: 'Must be 100 or less',
        name: 'Use at least 2 characters',
        email: 'Please enter a valid e-mail address',
      },
    });
  });

  test('takes an empty query value as absent', async () => {
    const response = await app.request('/api/echo/7?page=&word=', post({ name: 'Lin' }));
    expect(await response.json()).toMatchObject({ data: { page: 1, word: null } });
  });

  test.each(['/api/echo/7?word=a&word=b', '/api/echo/7?word=%00'])('refuses %s', async (path) => {
    const response = await app.request(path, post({ name: 'Lin' }));
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, ['word']]);
  });

  test.each(['abc', '0', '%00', '99999999999999999999'])('finds nothing under the id %s', async (id) => {
    const response = await app.request(`/api/echo/${id}`, post({ name: 'Lin' }));
    expect([response.status, (await response.json()).error]).toEqual([404, 'NOT_FOUND']);
  });

  test('treats an empty body as one without fields', async () => {
    const response = await app.request('/api/echo/7?lang=en', { method: 'POST' });
    expect(await response.json()).toMatchObject({ fields: { name: 'Please fill this in' } });
  });

  test('does not let a body rewrite what objects are made of', async () => {
    const body = '{"name":"Lin","__proto__":{"polluted":true}}';
    const response = await app.request('/api/echo/7', { ...post({}), body });
    expect(response.status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('paths and methods', () => {
  const { app } = serveEndpoints([
    implement(
      endpoint({ ...visitor, method: 'GET', path: '/api/things/{id}', params: ids('id'), reply: z.string() }),
      () => 'one',
    ),
    implement(
      endpoint({ ...visitor, method: 'GET', path: '/api/things/types', reply: z.string() }),
      () => 'types',
    ),
    implement(
      endpoint({ ...visitor, method: 'DELETE', path: '/api/things/{id}', params: ids('id'), reply: nothing }),
      () => null,
    ),
  ]);

  test('a fixed path wins over a parameter, in whatever order they were listed', async () => {
    expect(await (await app.request('/api/things/types')).json()).toMatchObject({ data: 'types' });
    expect(await (await app.request('/api/things/3')).json()).toMatchObject({ data: 'one' });
  });

  test('an unknown path gets the JSON error too', async () => {
    const response = await app.request('/api/nothing/here?lang=en', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      code: 40402,
      error: 'NO_SUCH_ENDPOINT',
      msg: expect.stringContaining('/api/docs'),
    });
  });

  test('another method is refused with those that exist', async () => {
    const response = await app.request('/api/things/3', { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, DELETE, HEAD, OPTIONS']);
    expect(await response.json()).toMatchObject({ error: 'METHOD_NOT_ALLOWED' });
  });

  test('HEAD answers as GET does, without a body', async () => {
    const response = await app.request('/api/things/3', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('OPTIONS lists the methods and invites no other origin', async () => {
    const response = await app.request('/api/things/3', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, DELETE, HEAD, OPTIONS']);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await app.request('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });
});

test('the language is that of the query, else of the header, else Chinese', async () => {
  const { app } = serveEndpoints([]);
  const msg = async (path: string, language?: string) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    return (await (await app.request(path, { headers })).json()).msg;
  };
  const [chinese, english] = [await msg('/api/x'), await msg('/api/x?lang=en')];
  expect(chinese).toMatch(/没有/);
  expect(english).toMatch(/no such/);
  expect(await msg('/api/x', 'en-US,en;q=0.9')).toBe(english);
  expect(await msg('/api/x?lang=zh_cn', 'en-US')).toBe(chinese);
});
