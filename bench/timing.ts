/** Latencies of groups of calls, and the processor's time that they took. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/pool.ts';

const repeats = 12;
const warmups = 3;

export type Timed = { ms: number[]; cpu: number };

/** Of each group: how long each call took, and the processor's time of all of them. */
export type Latencies = Map<string, Timed>;

/** Milliseconds that this process and the database's own processes were on a processor. */
export type Clock = () => Promise<number>;

const ownClock: Clock = async () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export function clockWith(db: Database): Clock {
  return async () => {
    const { rows } = await db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database()`,
    );
    const spent = rows.map(({ pid }) => Number(readStat(pid)) / 1e6);
    return (await ownClock()) + spent.reduce((sum, one) => sum + one, 0);
  };
}

/** Nanoseconds on a processor, as Linux counts them; elsewhere only this process is counted. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0] ?? '0';
  } catch {
    return '0';
  }
}

/** Interleaved, so that a busy moment of the machine falls on all; the first rounds warm up. */
export async function timeAll(
  groups: Record<string, string[]>,
  ask: (key: string) => Promise<unknown>,
  clock: Clock = ownClock,
): Promise<Latencies> {
  const times: Latencies = new Map(Object.keys(groups).map((name) => [name, { ms: [], cpu: 0 }]));
  for (let round = -warmups; round < repeats; round++)
    for (const [name, keys] of Object.entries(groups)) {
      const timed = times.get(name);
      const before = await clock();
      for (const key of keys) {
        const started = performance.now();
        await ask(key);
        if (round >= 0) timed?.ms.push(performance.now() - started);
      }
      if (round >= 0 && timed) timed.cpu += (await clock()) - before;
    }
  return times;
}
