/** A site with a database, a replica and Redis that can each be taken away, and one attempt of each kind begun. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { begin } from '../../candidate.ts';
import { makeDataDir } from '../../data-dir.ts';
import { openRedisStub } from '../../redis-stub.ts';
import { startProxy, type TcpProxy } from '../tcp-proxy.ts';
import { startSite } from './site.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function openStage(environment: Record<string, string> = {}) {
  const dataDir = await makeDataDir();
  const server = await openDatabase({ dataDir, log });
  const { host, port = 5432, password } = server.connection;
  const proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  // The same server by another road: what is tried is that the road ends.
  const toReplica = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  const urlThrough = (road: TcpProxy) =>
    `postgres://beacon:${encodeURIComponent(String(password))}@127.0.0.1:${road.port}/beacon`;
  const redis = await openRedisStub();
  const site = await startSite(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: urlThrough(proxy),
      DATABASE_REPLICA_URL: urlThrough(toReplica),
      DATABASE_POOL: '4',
      REDIS_URL: redis.url,
      MAX_CONNECTIONS_PER_NETWORK: '20',
      ...environment,
    },
    1,
  );
  const call = createClient({ locale: 'en', origin: site.origin, token: site.tokens[0] ?? '' });
  const { mock, verbal, essays } = site.exams;
  /** Records of three attempts: of a mock exam, a practice set and an essay. */
  const attempts: string[] = [];
  for (const exam of [mock, verbal, essays]) attempts.push((await begin(call, exam)).recordId);
  return {
    ...{ dataDir, proxy, toReplica, redis, site, attempts },
    query: (text: string, values: unknown[] = []) => server.pool.query(text, values),
    /** Takes a lock on a connection of its own and keeps it until the fault is over. */
    hold: async (statement: string, values: unknown[] = []): Promise<() => Promise<void>> => {
      const client = new pg.Client(server.connection);
      await client.connect();
      await client.query('begin');
      await client.query(statement, values);
      return async () => {
        await client.query('rollback');
        await client.end();
      };
    },
    close: async () => {
      await site.kill();
      await proxy.close();
      await toReplica.close();
      await redis.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
