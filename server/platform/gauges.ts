/** How a process stands at the moment it is asked: its connections, its sockets, and what waits to be done for everybody. */
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { DatabaseHealth } from '#server/db/watch.ts';

/** Ages are null where there is nothing of the kind. */
export type Backlog = {
  /** Submitted attempts that are not graded yet. */
  gradings: { waiting: number; oldestMs: number | null };
  essays: { waiting: number; oldestMs: number | null };
  /** Of the attempt that a sweep should have looked at first; 0 where none is due. */
  sweepLagMs: number;
  /** First answers that everybody's statistics do not know yet. */
  uncountedAnswers: number;
  calibrationAgeMs: number | null;
  lastAnswerAgeMs: number | null;
};

type Sources = {
  registry: Registry;
  pool: pg.Pool;
  health: () => DatabaseHealth;
  /** Null where `REDIS_URL` is not set. */
  redis: { isUsable: () => boolean } | null;
  /** Null where `DATABASE_REPLICA_URL` is not set. */
  replica: { isUsable: () => boolean; lagMs: () => number | null } | null;
  readBacklog: () => Promise<Backlog>;
};

/** A scrape is answered within it, whatever the database does: Prometheus itself waits for ten seconds. */
const patienceMs = 1500;

/** Returns what has to be awaited before a scrape: one look at the database, however many ask at once. */
export function addGauges({
  registry,
  pool,
  health,
  redis,
  replica,
  readBacklog,
}: Sources): () => Promise<void> {
  const gauge = (name: string, help: string, read?: () => number | null) =>
    new Gauge({
      name: `beacon_${name}`,
      help,
      registers: [registry],
      ...(read && {
        collect() {
          setOrRemove(this, read());
        },
      }),
    });
  gauge('database_up', '1 while the database answers.', () => Number(health().state !== 'unreachable'));
  gauge('database_writable', '1 while the database answers and writes.', () =>
    Number(health().state === 'ready'),
  );
  gauge(
    'clock_difference_seconds',
    'How much later it is at the database than on this machine.',
    () => health().clockOffMs / 1000,
  );
  gauge(
    'database_pool_in_use',
    'Connections of the pool that work for a request or a job.',
    () => pool.totalCount - pool.idleCount,
  );
  gauge('database_pool_max', 'Connections that the pool may open.', () => pool.options.max);
  gauge('database_pool_waiting', 'Requests and jobs that wait for a connection.', () => pool.waitingCount);
  // Not there where no Redis is configured, so that nobody is told that it is away.
  if (redis) gauge('redis_up', '1 while Redis answers.', () => Number(redis.isUsable()));

  if (replica) {
    gauge('replica_up', '1 while the replica answers and is not far behind.', () =>
      Number(replica.isUsable()),
    );
    gauge('replica_lag_seconds', 'How far the replica is behind; not there while that is not known.', () =>
      inSeconds(replica.lagMs()),
    );
  }

  const known = gauge(
    'backlog_known',
    '1 where the database said in time what waits; without it the rest is not told.',
  );
  const told: [Gauge, (backlog: Backlog) => number | null][] = [
    [gauge('gradings_waiting', 'Submitted attempts that are not graded yet.'), (b) => b.gradings.waiting],
    [
      gauge('grading_oldest_seconds', 'How long the first of them has waited.'),
      (b) => inSeconds(b.gradings.oldestMs ?? 0),
    ],
    [gauge('essays_waiting', 'Grades of essays that are still to be given.'), (b) => b.essays.waiting],
    [
      gauge('essay_oldest_seconds', 'How long the first of them has waited.'),
      (b) => inSeconds(b.essays.oldestMs ?? 0),
    ],
    [
      gauge('sweep_lag_seconds', 'How long the oldest due attempt waits for a sweep.'),
      (b) => inSeconds(b.sweepLagMs),
    ],
    [gauge('uncounted_answers', 'First answers that no statistics know yet.'), (b) => b.uncountedAnswers],
    [
      gauge('calibration_age_seconds', 'Time since the questions were calibrated.'),
      (b) => inSeconds(b.calibrationAgeMs),
    ],
    [
      gauge('last_answer_age_seconds', 'Time since anybody answered a question.'),
      (b) => inSeconds(b.lastAnswerAgeMs),
    ],
  ];

  const tell = (backlog: Backlog | null) => {
    known.set(Number(backlog !== null));
    for (const [one, pick] of told) setOrRemove(one, backlog && pick(backlog));
  };
  /** One that the database has not answered yet is waited for by the next scrape, too. */
  let reading: Promise<Backlog | null> | null = null;
  return async () => {
    reading ??= readBacklog()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, patienceMs, null);
    tell(await Promise.race([reading, late]));
    clearTimeout(timer);
  };
}

/** What is not known is left out: an old number would look like a new one. */
function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

const inSeconds = <T extends number | null>(ms: T): T => (ms === null ? ms : ms / 1000) as T;
