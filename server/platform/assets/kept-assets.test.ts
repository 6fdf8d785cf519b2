/** Two nodes of different releases, on one machine with a folder and on two with a bucket: each has the other's files. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import pino from 'pino';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { dayMs } from '#core/duration.ts';
import { openBucket } from '#server/platform/bucket.ts';
import { createKeptAssets } from './kept-assets.ts';

const root = await mkdtemp(join(tmpdir(), 'beacon-assets-'));
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(root, 's3'),
  configureBuckets: [{ name: 'site', configs: [] }],
});
const { port } = await s3.run();
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

const bucketAt = (at: number) =>
  openBucket({
    endpoint: `http://127.0.0.1:${at}`,
    bucket: 'site',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

const said: string[] = [];
const log = Object.assign(pino({ level: 'silent' }), {
  error: (_facts: unknown, text: string) => void said.push(text),
});
let count = 0;

/** A node whose build has these files. */
async function makeNode(
  files: Record<string, string>,
  folder: string,
  bucket: ReturnType<typeof bucketAt> | null,
) {
  count += 1;
  const own = join(root, `build-${count}`);
  await mkdir(own);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(own, name), text);
    await writeFile(join(own, `${name}.br`), brotliCompressSync(text));
  }
  let now = Date.now();
  const config = { assets: { folder, days: 14 } };
  const assets = createKeptAssets({ config, bucket, log, now: () => new Date(now) }, own);
  const app = new Hono().use('/assets/*', assets.serve);
  return {
    assets,
    later: (days: number) => {
      now += days * dayMs;
    },
    get: (name: string, encoding = 'identity') =>
      app.request(`/assets/${name}`, { headers: { 'accept-encoding': encoding } }),
    text: async (name: string) => {
      const reply = await app.request(`/assets/${name}`);
      return reply.ok ? reply.text() : reply.status;
    },
  };
}

const places = {
  'a folder': () => {
    const folder = join(root, `shared-${count}`);
    return { first: folder, second: folder, bucket: null };
  },
  'a bucket': () => ({
    first: join(root, `one-${count}`),
    second: join(root, `other-${count}`),
    bucket: bucketAt(port),
  }),
};

describe.each(Object.entries(places))('with %s', (_name, makePlace) => {
  const place = makePlace();

  it('each node serves the files of the other’s release, compressed as they were', async () => {
    const old = await makeNode(
      { 'page-aaaa1111.js': 'old page', 'ui-cccc.js': 'same' },
      place.first,
      place.bucket,
    );
    await old.assets.keep();
    const fresh = await makeNode(
      { 'page-bbbb2222.js': 'new page', 'ui-cccc.js': 'same' },
      place.second,
      place.bucket,
    );
    expect(await old.text('page-bbbb2222.js')).toBe(404);
    await fresh.assets.keep();
    expect(await old.text('page-bbbb2222.js')).toBe('new page');
    expect(await fresh.text('page-aaaa1111.js')).toBe('old page');
    const packed = await fresh.get('page-aaaa1111.js', 'br');
    expect([packed.headers.get('content-encoding'), packed.headers.get('content-type')]).toEqual([
      'br',
      'text/javascript; charset=utf-8',
    ]);
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('old page');
    expect(await fresh.text('nobody-had-it.js')).toBe(404);
    expect(await fresh.text('..%2f..%2fstamp')).toBe(404);
    expect(said).toEqual([]);
  });

  it('keeps them for days after the last node of their release, and no longer', async () => {
    const other = await makeNode({ 'page-dddd4444.js': 'later page' }, place.second, place.bucket);
    other.later(13);
    await other.assets.keep();
    expect(await other.text('page-aaaa1111.js')).toBe('old page');
    other.later(2);
    await other.assets.keep();
    expect(await other.text('page-aaaa1111.js')).toBe(404);
    expect(await other.text('page-dddd4444.js')).toBe('later page');
  });
});

it('counts the days from when a node of the release was last there', async () => {
  const folder = join(root, 'running');
  const node = await makeNode({ 'page-eeee5555.js': 'a page' }, folder, null);
  await node.assets.keep();
  const longAgo = new Date(Date.now() - 20 * dayMs);
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  await node.assets.keep();
  const next = await makeNode({}, folder, null);
  await next.assets.keep();
  expect(await next.text('page-eeee5555.js')).toBe('a page');
});

it('starts all the same where the bucket is away, and says so', async () => {
  const node = await makeNode({ 'page-ffff6666.js': 'a page' }, join(root, 'alone'), bucketAt(1));
  await node.assets.keep();
  expect(said).toEqual(['the files of this release could not be put where other nodes look for them']);
  expect(await node.text('page-of-another.js')).toBe(404);
});
