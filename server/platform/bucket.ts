/** A bucket of any S3-compatible service. */
import { AwsClient } from 'aws4fetch';
import type { Config } from '#server/config.ts';

export type Bucket = {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  delete: (key: string) => Promise<void>;
  /** Every key that begins so, and when it was put there. */
  list: (prefix: string) => Promise<Map<string, Date>>;
};

/** A service that does not answer must not hold a request for ever. */
const patienceMs = 15_000;

export function openBucket(settings: NonNullable<Config['s3']>): Bucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (method: 'PUT' | 'GET' | 'DELETE', path: string, init: RequestInit = {}) => {
    const reply = await client.fetch(`${endpoint}/${bucket}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      ...init,
    });
    if (reply.ok || reply.status === 404) return reply;
    throw new Error(
      `the storage answered ${method} with ${reply.status}: ${(await reply.text()).slice(0, 300)}`,
    );
  };
  const refuseMissing = (status: number) => {
    if (status === 404) throw new Error(`the storage has no bucket ${bucket}`);
  };
  return {
    put: async (key, body, type) => {
      const { status } = await call('PUT', `/${key}`, { body, headers: { 'content-type': type } });
      refuseMissing(status);
    },
    get: async (key) => {
      const reply = await call('GET', `/${key}`);
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
    },
    delete: async (key) => {
      await call('DELETE', `/${key}`);
    },
    list: async (prefix) => {
      const found = new Map<string, Date>();
      for (let token = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token) query.set('continuation-token', token);
        const reply = await call('GET', `?${query}`);
        refuseMissing(reply.status);
        const xml = await reply.text();
        for (const [entry] of xml.matchAll(/<Contents>.*?<\/Contents>/gs))
          found.set(textOf(entry, 'Key'), new Date(textOf(entry, 'LastModified')));
        token = textOf(xml, 'NextContinuationToken');
        if (!token) return found;
      }
    },
  };
}

/** Our own keys have nothing that XML would have to escape; a token may. */
const textOf = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replaceAll('&amp;', '&');
