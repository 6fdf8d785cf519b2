import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint, id, ids, listOf, many, nothing, pageQuery, routeOf, time } from './endpoint.ts';

const summary = { zh_cn: '测试', en: 'Test' };
const common = { access: 'user', summary, reply: nothing } as const;

test('knows the route it is called by', () => {
  const save = endpoint({ ...common, method: 'PUT', path: '/api/things/{thingId}', params: ids('thingId') });
  expect(routeOf(save)).toBe('PUT /api/things/{thingId}');
  expectTypeOf(routeOf(save)).toEqualTypeOf<'PUT /api/things/{thingId}'>();
});

test('lets the compiler hold path parameters against params', () => {
  const check = () => {
    // @ts-expect-error the path has a parameter that params does not list
    endpoint({ ...common, method: 'GET', path: '/api/things/{thingId}' });
    // @ts-expect-error another name
    endpoint({ ...common, method: 'GET', path: '/api/things/{thingId}', params: ids('id') });
    // @ts-expect-error one of two is missing
    endpoint({ ...common, method: 'GET', path: '/api/a/{a}/b/{b}', params: ids('a') });
    // @ts-expect-error one too many
    endpoint({ ...common, method: 'GET', path: '/api/a/{a}', params: ids('a', 'b') });
    // @ts-expect-error the path has none
    endpoint({ ...common, method: 'GET', path: '/api/a', params: ids('a') });
    // @ts-expect-error outside the API
    endpoint({ ...common, method: 'GET', path: '/a' });
    // @ts-expect-error no such access
    endpoint({ ...common, access: 'root', method: 'GET', path: '/api/a' });
    // @ts-expect-error only what visitors see may be cached by anyone
    endpoint({ ...common, method: 'GET', path: '/api/a', cacheSeconds: 60 });
    // @ts-expect-error a GET has no body
    endpoint({ ...common, method: 'GET', path: '/api/a', body: z.object({}) });
    // @ts-expect-error no such error
    endpoint({ ...common, method: 'GET', path: '/api/a', errors: ['NO_IDEA'] });
    endpoint({ ...common, method: 'GET', path: '/api/a/{a}/b/{b}', params: ids('b', 'a') });
    endpoint({ ...common, method: 'GET', path: '/api/a/{kind}', params: z.object({ kind: z.enum(['x']) }) });
  };
  expect(check).toBeTypeOf('function');
});

describe('pageQuery', () => {
  test('has defaults and reads numbers from text', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, size: 20 });
    expect(pageQuery.parse({ page: '3', size: '0' })).toEqual({ page: 3, size: 0 });
    expectTypeOf<z.input<typeof pageQuery>>().toEqualTypeOf<{ page?: number; size?: number }>();
  });

  test.each([
    { page: '0' },
    { page: '1.5' },
    { page: 'x' },
    { size: '-1' },
    { size: '101' },
    { page: ['1', '2'] },
  ])('refuses %j', (query) => {
    expect(pageQuery.safeParse(query).success).toBe(false);
  });
});

test('describes a list', () => {
  const list = listOf(z.object({ id }));
  expect(list.parse({ total: 1, page: 1, size: 20, list: [{ id: '7', secret: true }] })).toEqual({
    total: 1,
    page: 1,
    size: 20,
    list: [{ id: '7' }],
  });
  expectTypeOf<z.output<typeof list>['list']>().toEqualTypeOf<{ id: string }[]>();
});

test.each(['0', '', '-1', '01', 'abc', '1e3', '9223372036854775808'])('refuses %j as an id', (value) => {
  expect(id.safeParse(value).success).toBe(false);
});

test('gives a moment as ISO text', () => {
  expect(time.parse(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(time.safeParse(new Date(Number.NaN)).success).toBe(false);
  expectTypeOf<z.output<typeof time>>().toEqualTypeOf<string>();
});

test('takes a repeated query parameter as a list', () => {
  const query = z.object({ tag: many(id).optional() });
  expect(query.parse({ tag: '1' })).toEqual({ tag: ['1'] });
  expect(query.parse({ tag: ['1', '2'] })).toEqual({ tag: ['1', '2'] });
  expect(query.parse({})).toEqual({});
  expect(query.safeParse({ tag: 'x' }).success).toBe(false);
});

describe('a call of the staff', () => {
  const act = { method: 'PUT', path: '/api/staff/acts', summary, reply: nothing } as const;

  test('names a desk and a deed, or does not compile', () => {
    const whole = endpoint({ ...act, access: 'desk', desk: 'orders', audit: 'order_decided' });
    expect(whole).toMatchObject({ desk: 'orders', audit: 'order_decided' });
    // @ts-expect-error no desk
    endpoint({ ...act, access: 'desk', audit: 'order_decided' });
    // @ts-expect-error no deed
    endpoint({ ...act, access: 'desk', desk: 'orders' });
    // @ts-expect-error only a list may show nobody in particular
    endpoint({ ...act, access: 'desk', desk: 'orders', audit: null });
    // @ts-expect-error under /api/staff/ there are desks alone
    endpoint({ ...act, access: 'user' });
    // @ts-expect-error a desk is under /api/staff/
    endpoint({ ...act, path: '/api/acts', access: 'desk', desk: 'orders', audit: 'order_decided' });
  });
});
