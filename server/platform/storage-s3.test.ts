/** Uploads in a bucket, against a real S3 server over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { openBucket } from '#server/platform/bucket.ts';
import { makeStorageKey } from '#server/platform/storage.ts';
import { createS3Storage } from '#server/platform/storage-s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'beacon-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'uploads', configs: [] }],
});
const { port } = await server.run();
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (change: { bucket?: string; accessKeyId?: string; port?: number } = {}) =>
  createS3Storage(
    openBucket({
      endpoint: `http://127.0.0.1:${change.port ?? port}`,
      bucket: change.bucket ?? 'uploads',
      region: 'us-east-1',
      accessKeyId: change.accessKeyId ?? 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
  );

describe('a bucket', () => {
  const storage = open();
  const bytes = new Uint8Array([0, 255, 10, 13, 137, 80]);

  it('gives back byte by byte what was put, and nothing after it was deleted', async () => {
    const key = makeStorageKey('feedback', 'png');
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, bytes);
    expect(await storage.get(key)).toEqual(bytes);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
  });

  it('is reached through the site’s own address', () => {
    expect(storage.url('avatars/abcdefghijklmnopqrstuvwx.webp')).toBe(
      '/uploads/avatars/abcdefghijklmnopqrstuvwx.webp',
    );
  });

  it('takes no other key', async () => {
    await expect(storage.get('../../etc/passwd')).rejects.toThrow('not a key');
  });

  it.each([
    ['a key that it does not know', { accessKeyId: 'WRONG' }, /answered PUT with 403/],
    ['a bucket that is not there', { bucket: 'nowhere' }, /no bucket nowhere/],
    ['a service that is away', { port: 1 }, /fetch failed|bad port/],
  ])('says what is wrong with %s', async (_, change, message) => {
    await expect(open(change).put(makeStorageKey('feedback', 'png'), bytes)).rejects.toThrow(message);
  });
});
