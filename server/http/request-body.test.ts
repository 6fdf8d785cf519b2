import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { implement } from '#server/http/implement.ts';
import { serveEndpoints } from '#tests/api/endpoints.ts';

const common = { method: 'POST', access: 'visitor', summary: { zh_cn: '测试', en: 'Test' } } as const;
const text = endpoint({
  ...common,
  path: '/api/text',
  body: z.object({ text: z.string() }),
  bodyLimit: 1000,
  reply: z.int(),
});
const usual = endpoint({
  ...common,
  path: '/api/usual',
  body: z.object({ text: z.string() }),
  reply: z.int(),
});
const form = endpoint({
  ...common,
  path: '/api/form',
  multipart: true,
  body: z.object({
    file: z.file().max(100),
    note: z.string().optional(),
    tag: z.array(z.string()).optional(),
  }),
  bodyLimit: 2000,
  reply: z.string(),
});
const { app } = serveEndpoints([
  implement(text, ({ body }) => body.text.length),
  implement(usual, ({ body }) => body.text.length),
  implement(form, async ({ body }) => `${body.file.name} ${await body.file.text()} ${body.note} ${body.tag}`),
]);

const json = { 'content-type': 'application/json' };
const send = (body: BodyInit, headers: Record<string, string> = json, path = '/api/text') =>
  app.request(path, { method: 'POST', headers, body });
const errorOf = async (response: Response) => [response.status, (await response.json()).error];

describe('JSON', () => {
  test.each([
    '{',
    'undefined',
    '{"text":"a"}}',
    '{"text":"a\u0000"}',
    '{"text":"a\\u0000"}',
    '{"text":"\\uD800"}',
    '{"\\u0000":1}',
  ])('refuses %j', async (body) => {
    expect(await errorOf(await send(body))).toEqual([400, 'MALFORMED_BODY']);
  });

  test('refuses bytes that are not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(await errorOf(await send(body))).toEqual([400, 'MALFORMED_BODY']);
  });

  test.each(['"text"', '[]', 'null', '7'])(
    'refuses %s as bad input, since an object is wanted',
    async (body) => {
      expect(await errorOf(await send(body))).toEqual([400, 'INVALID_INPUT']);
    },
  );

  test.each(['{"text":"\\ud83d\\ude00"}', '{"text":"😀"}', '{"text":"\\\\u0000"}'])(
    'takes %s',
    async (body) => {
      expect((await send(body)).status).toBe(200);
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/merge-patch+json'])(
    'takes the content type %s',
    async (type) => {
      expect((await send('{"text":"a"}', { 'content-type': type })).status).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json-ish',
  ])('refuses the content type %s', async (type) => {
    expect(await errorOf(await send('{"text":"a"}', { 'content-type': type }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });
});

describe('size', () => {
  test('is limited by what the endpoint says', async () => {
    expect((await send(JSON.stringify({ text: 'x'.repeat(900) }))).status).toBe(200);
    expect(await errorOf(await send(JSON.stringify({ text: 'x'.repeat(1000) })))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
  });

  test('is a megabyte where it says nothing', async () => {
    const body = (size: number) => JSON.stringify({ text: 'x'.repeat(size) });
    expect((await send(body(1_000_000), json, '/api/usual')).status).toBe(200);
    expect((await send(body(1_100_000), json, '/api/usual')).status).toBe(413);
  });

  test('is believed when it is declared, and counted when it is not', async () => {
    expect(await errorOf(await send('{}', { ...json, 'content-length': '5000' }))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100).fill(32)) });
    const response = await app.request('/api/text', {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe('forms', () => {
  const upload = (fields: [string, string | File][]) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return send(body, {}, '/api/form');
  };

  test('give files, fields and lists', async () => {
    const response = await upload([
      ['file', new File(['hi'], 'a.png')],
      ['note', 'n'],
      ['tag', '1'],
      ['tag', '2'],
    ]);
    expect(await response.json()).toMatchObject({ data: 'a.png hi n 1,2' });
  });

  test('are refused where the file is missing, too large, or the form too large', async () => {
    expect(await errorOf(await upload([['note', 'n']]))).toEqual([400, 'INVALID_INPUT']);
    expect(await errorOf(await upload([['file', new File(['x'.repeat(101)], 'a')]]))).toEqual([
      400,
      'INVALID_INPUT',
    ]);
    expect(await errorOf(await upload([['file', new File(['x'.repeat(3000)], 'a')]]))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
  });

  test('are refused where they are no forms', async () => {
    expect(await errorOf(await send('{}', json, '/api/form'))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await errorOf(await send('nonsense', broken, '/api/form'))).toEqual([400, 'MALFORMED_BODY']);
  });
});

describe('over a real connection', async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  afterAll(() => server.close());

  test('a large body is refused and the answer arrives', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/text`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(5_000_000),
    });
    expect(response.status).toBe(413);
  });

  test('an endless body is refused, and its connection does not stay open for it', async () => {
    const socket = connect(port, '127.0.0.1');
    const seen = { answer: '', isClosed: false };
    socket.on('data', (data) => {
      seen.answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      seen.isClosed = true;
    });
    const head =
      'POST /api/text HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    socket.write(head);
    const chunk = `${(16_384).toString(16)}\r\n${' '.repeat(16_384)}\r\n`;
    const writing = setInterval(() => socket.writable && socket.write(chunk), 1);
    await vi.waitFor(
      () => expect(seen).toMatchObject({ answer: expect.stringContaining(' 413 '), isClosed: true }),
      5000,
    );
    clearInterval(writing);
  });

  test('a caller that leaves in the middle does no harm', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/text HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"te',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    const response = await fetch(`http://127.0.0.1:${port}/api/text`, {
      method: 'POST',
      headers: json,
      body: '{"text":"abc"}',
    });
    expect(await response.json()).toMatchObject({ data: 3 });
  });

  test('HEAD, OPTIONS and an unknown method are answered', async () => {
    const url = `http://127.0.0.1:${port}/api/text`;
    expect((await fetch(url, { method: 'OPTIONS' })).headers.get('allow')).toBe('POST, OPTIONS');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
    expect((await fetch(url, { method: 'PROPFIND' })).status).toBe(405);
  });
});
