import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { z } from 'zod';
import type { CallTable } from './all.ts';
import { ApiError, type Client, createClient } from './client.ts';
import { type Endpoint, endpoint, ids, listOf, nothing, pageQuery } from './endpoint.ts';

const summary = { zh_cn: '测试', en: 'Test' };
const saveAnswer = endpoint({
  method: 'PUT',
  path: '/api/exercises/{exerciseId}/answer',
  access: 'user',
  summary,
  params: ids('exerciseId'),
  body: z.object({ answer: z.array(z.string()), seq: z.int().optional() }),
  reply: z.object({ seq: z.int() }),
});
const listThings = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'visitor',
  summary,
  query: pageQuery.extend({ tag: z.array(z.string()).optional(), kind: z.string().nullish() }),
  reply: listOf(z.string()),
});
const upload = endpoint({
  method: 'POST',
  path: '/api/upload',
  access: 'user',
  summary,
  multipart: true,
  body: z.object({ file: z.file() }),
  timeoutMs: 60_000,
  reply: z.string(),
});
const download = endpoint({
  method: 'GET',
  path: '/api/download',
  access: 'user',
  summary,
  reply: nothing,
  produces: 'application/pdf',
});
type Table = CallTable<typeof saveAnswer | typeof listThings | typeof upload | typeof download>;

function answering(reply: unknown, status = 200) {
  return vi.fn(async (_url: string, _init: RequestInit) => Response.json(reply, { status }));
}
const ok = (data: unknown) => answering({ code: 0, data, msg: 'ok' });
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error as ApiError,
  );

describe('what is sent', () => {
  test('fills in the path, and sends JSON, the token and the language', async () => {
    const fetch = ok({ seq: 3 });
    const api = createClient<Table>({ fetch, locale: 'en', token: 'abc', origin: 'https://a.example' });
    const reply = await api('PUT /api/exercises/{exerciseId}/answer', {
      params: { exerciseId: '7/8' },
      body: { answer: ['B'] },
    });
    expect(reply).toEqual({ seq: 3 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://a.example/api/exercises/7%2F8/answer?lang=en');
    expect(init).toMatchObject({
      method: 'PUT',
      body: '{"answer":["B"]}',
      headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
    });
  });

  test('leaves out what is absent in the query, and repeats lists', async () => {
    const fetch = ok({ total: 0, page: 1, size: 20, list: [] });
    await createClient<Table>({ fetch, locale: 'zh_cn' })('GET /api/things', {
      query: { size: 0, tag: ['a b', 'c'], kind: null },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/things?size=0&tag=a+b&tag=c&lang=zh_cn');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', headers: {}, body: undefined });
  });

  test('passes a form through and leaves its content type to the browser', async () => {
    const fetch = ok('/uploads/1.png');
    const body = new FormData();
    await createClient<Table>({ fetch, locale: 'en' })('POST /api/upload', { body, timeoutMs: 60_000 });
    expect(fetch.mock.calls[0]?.[1].body).toBe(body);
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({});
  });

  test('asks for language and token at each call, since both may change', async () => {
    const fetch = ok(null);
    let token: string | null = null;
    let locale: 'en' | 'zh_cn' = 'zh_cn';
    const api = createClient<Table>({ fetch, locale: () => locale, token: () => token });
    await api('GET /api/things');
    token = 't';
    locale = 'en';
    await api('GET /api/things');
    expect(fetch.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
      ['/api/things?lang=zh_cn', {}],
      ['/api/things?lang=en', { authorization: 'Bearer t' }],
    ]);
  });
});

describe('what goes wrong', () => {
  test('throws what the server says', async () => {
    const failure = { code: 40001, error: 'INVALID_INPUT', msg: 'Check it', fields: { size: 'Too high' } };
    const api = createClient<Table>({ fetch: answering(failure, 400), locale: 'en' });
    const error = await errorOf(api('GET /api/things'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...failure, status: 400, message: 'Check it' });
  });

  test('has empty fields where the server names none', async () => {
    const fetch = answering({ code: 40401, error: 'NOT_FOUND', msg: 'Gone' }, 404);
    const error = await errorOf(createClient<Table>({ fetch, locale: 'en' })('GET /api/things'));
    expect(error).toMatchObject({ error: 'NOT_FOUND', fields: {} });
  });

  test('calls a failed connection NETWORK', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const error = await errorOf(createClient<Table>({ fetch, locale: 'en' })('GET /api/things'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 0,
      code: -1,
      error: 'NETWORK',
      msg: expect.stringContaining('network'),
    });
  });

  test('calls a connection that breaks in the middle of the answer NETWORK', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const fetch = async () => new Response(body);
    const error = await errorOf(createClient<Table>({ fetch, locale: 'en' })('GET /api/things'));
    expect(error).toMatchObject({ status: 0, error: 'NETWORK' });
  });

  const hanging = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test('gives up after its time, in the words of the specification', async () => {
    const error = await errorOf(
      createClient<Table>({ fetch: hanging, locale: 'zh_cn', timeoutMs: 20 })('GET /api/things'),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 0,
      error: 'TIMEOUT',
      msg: '网络连接超时，请重新操作或提交。如您反复超时，请尝试切换网络环境。',
    });
  });

  test('lets one call have a time of its own', async () => {
    const api = createClient<Table>({ fetch: hanging, locale: 'en' });
    expect(await errorOf(api('GET /api/things', { timeoutMs: 20 }))).toMatchObject({ error: 'TIMEOUT' });
  });

  test('says ABORTED when the caller cancelled', async () => {
    const abort = new AbortController();
    const call = createClient<Table>({ fetch: hanging, locale: 'en' })('GET /api/things', {
      signal: abort.signal,
    });
    abort.abort();
    expect(await errorOf(call)).toMatchObject({ status: 0, error: 'ABORTED' });
  });

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON of somebody else', () => Response.json({ message: 'slow down' }, { status: 502 })],
    ['no object at all', () => Response.json(null, { status: 502 })],
  ])('calls %s BAD_REPLY and keeps its status', async (_, reply) => {
    const error = await errorOf(createClient<Table>({ fetch: reply, locale: 'en' })('GET /api/things'));
    expect(error).toMatchObject({ status: 502, error: 'BAD_REPLY' });
  });
});

test('lets the compiler find wrong routes, parameters and bodies', () => {
  const check = (api: Client<Table>) => {
    expectTypeOf(api('GET /api/things')).resolves.toEqualTypeOf<{
      total: number;
      page: number;
      size: number;
      list: string[];
    }>();
    // @ts-expect-error no such route
    api('GET /api/thing');
    // @ts-expect-error params and body are missing
    api('PUT /api/exercises/{exerciseId}/answer');
    // @ts-expect-error the parameter is called exerciseId
    api('PUT /api/exercises/{exerciseId}/answer', { params: { id: '1' }, body: { answer: [] } });
    // @ts-expect-error the body is missing
    api('PUT /api/exercises/{exerciseId}/answer', { params: { exerciseId: '1' } });
    // @ts-expect-error an answer is a list
    api('PUT /api/exercises/{exerciseId}/answer', { params: { exerciseId: '1' }, body: { answer: 'B' } });
    // @ts-expect-error a page is a number
    api('GET /api/things', { query: { page: '1' } });
    // @ts-expect-error an upload's time has to be given, and is the one of the contract
    api('POST /api/upload', { body: new FormData() });
    // @ts-expect-error an upload is a form
    api('POST /api/upload', { body: { file: '' }, timeoutMs: 60_000 });
    // @ts-expect-error a file is fetched by a link
    api('GET /api/download');
  };
  expect(check).toBeTypeOf('function');
});

test('keeps the compiler fast enough for two hundred endpoints', () => {
  type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  type Number200 = `${0 | 1}${Digit}${Digit}`;
  // Each has a path, a body and a reply of its own, so that no two types are one.
  type Numbered<N extends string> = N extends string
    ? Endpoint & {
        method: 'PUT';
        path: `/api/things${N}/{id}`;
        params: z.ZodObject<{ id: z.ZodString }>;
        body: z.ZodObject<{ [B in `body${N}`]: z.ZodArray<z.ZodString> }>;
        reply: z.ZodObject<{ [R in `reply${N}`]: z.ZodNumber }>;
      }
    : never;
  const check = async (api: Client<CallTable<Numbered<Number200>>>) => {
    const reply = await api('PUT /api/things137/{id}', { params: { id: '1' }, body: { body137: ['x'] } });
    expectTypeOf(reply).toEqualTypeOf<{ reply137: number }>();
    // @ts-expect-error the body of another endpoint
    api('PUT /api/things137/{id}', { params: { id: '1' }, body: { body138: ['x'] } });
  };
  expect(check).toBeTypeOf('function');
});

test('the client costs a page less than a kilobyte and brings no schemas', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: new URL('client.ts', import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  expect(output[0].code).not.toContain('zod');
  expect(gzipSync(output[0].code).length).toBeLessThan(1024);
});
