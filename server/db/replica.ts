/**
 * A standby that answers what may be a few seconds old: public lists, search, shared reports. Nobody depends on it: where
 * it is away or behind, the primary answers in its place.
 *
 * How far it is behind is measured by what it has replayed, rather than by its own clock: the primary's place in its log
 * is noted every second, and the newest of those places that the standby has reached says how old its data are. So a
 * standby that follows nobody any more is found out, and one of an idle primary is not taken for late.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Client } from './client.ts';
import { readDatabaseUrl } from './database-url.ts';
import { type Database, sessionLimits, usualConnection } from './pool.ts';
import type { DatabaseLog } from './progress.ts';
import { socketOf } from './roster.ts';

export type Replica = {
  db: Database;
  isUsable: () => boolean;
  /** Null until it is known, and while the standby is away. */
  lagMs: () => number | null;
  /** Says that it did not answer; it is not used again until it does. */
  giveUp: () => void;
  close: () => Promise<void>;
};

type ReplicaOptions = { url: string; primary: pg.Pool; log: DatabaseLog; poolSize: number };

/** A place in the log of the primary, and when it was there. */
export type Place = { lsn: bigint; at: number };

const everyMs = 1000;
const patienceMs = 2000;
/** Visitors' pages are kept for fifteen seconds anyway; what is much older than a reader's patience looks like a fault. */
const longestLagMs = 5000;
/** More is not behind but broken, and how much more does not matter. */
const maxPlaces = 120;

/** Of places in the order of time; null where none of them was reached. While the primary says nothing nothing is missed. */
export function lagOf(places: readonly Place[], reached: bigint): number | null {
  const newest = places.at(-1);
  const passed = places.findLast(({ lsn }) => lsn <= reached);
  return newest && passed ? newest.at - passed.at : null;
}

const placeOf = `
  select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
                              else pg_current_wal_flush_lsn() end, '0/0')::text as lsn`;

export function openReplica({ url, primary, log, poolSize }: ReplicaOptions): Replica {
  const connection = {
    ...usualConnection,
    ...readDatabaseUrl('DATABASE_REPLICA_URL', url, 'read-only'),
    connectionTimeoutMillis: patienceMs,
  };
  const pool = new pg.Pool({
    ...connection,
    Client,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    // The primary is asked after it: nobody waits twice for long.
    query_timeout: 2 * patienceMs,
    onConnect: (client) =>
      client.query(`${sessionLimits}; set default_transaction_read_only = on`) as Promise<unknown>,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const closing = new AbortController();
  const places: Place[] = [];
  let line: pg.Client | null = null;
  let lag: number | null = null;
  let wasUsable: boolean | null = null;
  const isUsable = () => lag !== null && lag <= longestLagMs;

  const notePrimary = async () => {
    const at = performance.now();
    const { rows } = await primary.query<{ lsn: string }>({
      text: placeOf,
      query_timeout: patienceMs,
    } as pg.QueryConfig);
    places.push({ lsn: BigInt(rows[0]?.lsn ?? 0), at });
    if (places.length > maxPlaces) places.shift();
  };
  const askReplica = async (): Promise<bigint> => {
    if (!line) {
      line = new Client({ ...connection, query_timeout: patienceMs });
      line.on('error', () => undefined);
      await line.connect();
    }
    const { rows } = await line.query<{ lsn: string }>(placeOf);
    return BigInt(rows[0]?.lsn ?? 0);
  };
  const dropLine = () => {
    if (line) socketOf(line).destroy();
    line = null;
  };
  const tell = () => {
    const usable = isUsable();
    if (usable === wasUsable || closing.signal.aborted) return;
    if (usable) log.info('the replica answers: what may be a little old is read there');
    else log.warn({ lagMs: lag }, 'the replica is away or behind: everything is read from the primary');
    wasUsable = usable;
  };

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await notePrimary().catch(() => undefined);
      try {
        lag = lagOf(places, await askReplica());
      } catch {
        lag = null;
        dropLine();
      }
      tell();
      await delay(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  void watch();

  return {
    db: drizzle({ client: pool }),
    isUsable,
    lagMs: () => lag,
    giveUp: () => {
      lag = null;
      tell();
    },
    close: async () => {
      closing.abort();
      dropLine();
      await pool.end();
    },
  };
}
