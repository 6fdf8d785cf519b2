import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { compressReplies, encodingOf } from '#server/http/compress.ts';

const long = '灯塔 beacon '.repeat(500);

function makeApp(): Hono {
  const app = new Hono();
  app.use(compressReplies());
  app.get('/long', (c) => c.json({ long }, 201, { Vary: 'Cookie', 'Set-Cookie': 'a=b' }));
  app.get('/short', (c) => c.text('short'));
  app.get('/picture', (c) => c.body(new Uint8Array(5000), 200, { 'Content-Type': 'image/png' }));
  app.get('/empty', (c) => c.body(null, 304));
  return app;
}

const ask = (path: string, accept: string, method = 'GET') =>
  makeApp().request(path, { method, headers: { 'accept-encoding': accept } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0', null],
  ['identity', null],
  ['', null],
  [null, null],
])('%j is answered with %j', (accept, encoding) => expect(encodingOf(accept)).toBe(encoding));

describe('replies', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are whole after %s, with their status and headers', async (encoding, open) => {
    const reply = await ask('/long', encoding);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(JSON.parse(open(bytes).toString())).toEqual({ long });
    expect(bytes.length).toBeLessThan(long.length / 10);
    expect(reply.status).toBe(201);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-encoding': encoding,
      vary: 'Cookie, Accept-Encoding',
      'set-cookie': 'a=b',
      'content-type': 'application/json',
    });
  });

  it('stay as they are where nothing is won', async () => {
    for (const [path, accept, method] of [
      ['/short', 'br', 'GET'],
      ['/picture', 'br', 'GET'],
      ['/long', 'identity', 'GET'],
      ['/long', 'br', 'HEAD'],
      ['/empty', 'br', 'GET'],
    ] as const) {
      const reply = await ask(path, accept, method);
      expect(reply.headers.get('content-encoding'), path).toBeNull();
    }
    expect(await (await ask('/short', 'br')).text()).toBe('short');
    expect(await (await ask('/long', '')).json()).toEqual({ long });
  });
});
