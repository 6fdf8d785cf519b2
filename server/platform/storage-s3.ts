/** Uploaded files in a bucket of any S3-compatible service, so that several machines see the same ones. */
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';
import { isStorageKey, type Storage, storedTypes, uploadsPath } from '#server/platform/storage.ts';

type Bucket = NonNullable<Config['s3']>;

/** A service that does not answer must not hold a request for ever. */
const patienceMs = 15_000;

export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    if (!isStorageKey(key)) throw new Error('not a key of the storage');
    const type = storedTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof storedTypes];
    const reply = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body, headers: { 'content-type': type } }),
    });
    if (reply.ok || reply.status === 404) return reply;
    throw new Error(
      `the storage answered ${method} with ${reply.status}: ${(await reply.text()).slice(0, 300)}`,
    );
  };
  return {
    put: async (key, bytes) => {
      const { status } = await call('PUT', key, new Uint8Array(bytes));
      if (status === 404) throw new Error(`the storage has no bucket ${bucket}`);
    },
    get: async (key) => {
      const reply = await call('GET', key);
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
    },
    delete: async (key) => {
      await call('DELETE', key);
    },
    // Through this server, which gives every file its safe headers; the bucket may stay closed to the world.
    url: (key) => uploadsPath + key,
  };
}
