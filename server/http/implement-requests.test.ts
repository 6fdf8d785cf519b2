/** Which requests reach an endpoint: access, origin, validation, path and method, and the language of a refusal. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, ids, nothing } from '#contract/endpoint.ts';
import type { Desk } from '#core/accounts/roles.ts';
import { type Implementation, implement } from '#server/http/implement.ts';
import { echoHandler, post, serveEndpoints, summary, visitor } from '#tests/api/endpoints.ts';

const open = { summary, method: 'POST', body: z.object({ a: z.string() }), reply: nothing } as const;

function only(access: 'visitor' | 'user') {
  const one = endpoint({ ...open, access, path: '/api/only' });
  return implement(one, () => null);
}

/** Without writing anything down: that is for `implementDesk`. */
function onlyAt(desk: Desk): Implementation {
  const one = endpoint({ ...open, access: 'desk', desk, audit: 'order_decided', path: '/api/staff/only' });
  return { endpoint: one, handle: () => null };
}

describe('access', () => {
  const statusOf = async (
    one: Implementation,
    token: string | null,
    options: Parameters<typeof serveEndpoints>[1] = {},
  ) => {
    const { app } = serveEndpoints([one], options);
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await app.request(one.endpoint.path, post({ a: '' }, headers))).status;
  };

  test.each<['visitor' | 'user', string | null, number]>([
    ['visitor', null, 200],
    ['visitor', 'nonsense', 200],
    ['user', null, 401],
    ['user', 'nonsense', 401],
    ['user', 'user', 200],
    ['user', 'admin', 200],
  ])('for %s with the token of %s is answered with %i', async (access, token, status) => {
    expect(await statusOf(only(access), token)).toBe(status);
  });

  test.each<[Desk, string | null, number]>([
    ['orders', null, 401],
    ['orders', 'user', 403],
    ['orders', 'teacher', 403],
    ['orders', 'editor', 403],
    ['orders', 'support', 200],
    ['orders', 'admin', 200],
    ['accounts', 'support', 403],
    ['accounts', 'admin', 200],
  ])('at the desk %s with the token of %s is answered with %i', async (desk, token, status) => {
    expect(await statusOf(onlyAt(desk), token)).toBe(status);
  });

  test('at a desk needs the second factor where the operator says so', async () => {
    const environment = { STAFF_SECOND_FACTOR: 'true' };
    expect(await statusOf(onlyAt('orders'), 'support', { environment })).toBe(403);
    const viewer = { id: '7', role: 'support', sessionId: 's', joinedAt: new Date(0) } as const;
    const findSession = async () => ({ ...viewer, hasSecondFactor: true });
    expect(await statusOf(onlyAt('orders'), 'x', { environment, findSession })).toBe(200);
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
