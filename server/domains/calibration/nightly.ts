/** Once a night all questions are calibrated, by a program of its own and by one process of all. */
import type pg from 'pg';
import type { Connection } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { type ChildWorker, createChildWorker } from '#server/platform/child-worker.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';
import type { Calibrated } from './calibrate.ts';
import { findLastCalibration } from './store.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'now' | 'log' | 'config'>;

/** What can be handed to another process of the pool's settings. */
type DatabaseAddress = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'application_name'
>;

export type CalibrationTask = { database: DatabaseAddress; dataDir: string; now: Date };
/** Null: another process is at it, or nobody has answered anything since the last one. */
export type CalibrationAnswer =
  | { kind: 'calibrated'; calibrated: Calibrated | null }
  | { kind: 'failed'; reason: string };
type Calibrator = ChildWorker<CalibrationTask, CalibrationAnswer>;

/** From the folder of the process: in a build, programs that run beside the server are not where its own code is. */
const worker = 'server/domains/calibration/worker.ts';
/** A hundred million answers are an hour's work. */
const timeoutMs = 6 * 3_600_000;
const maxMemoryMb = 1024;

export const createCalibrator = ({ log }: Pick<Deps, 'log'>): Calibrator =>
  createChildWorker({ file: worker, log, maxWaiting: 0, timeoutMs, idleMs: 1000, maxMemoryMb });

const lookEveryMs = 15 * 60_000;
/** Between three and five at night where most learners live. */
const nightHours = [19, 20];
const leastApartMs = 20 * 3_600_000;

const isDue = (now: Date, last: Date | undefined): boolean => {
  const since = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY;
  return nightHours.includes(now.getUTCHours()) && since > leastApartMs;
};

/** The others see the lock, or the calibration that it left. */
export async function calibrateIfDue(deps: Needs, calibrator: Calibrator): Promise<Calibrated | null> {
  if (!isDue(deps.now(), (await findLastCalibration(deps.db))?.madeAt)) return null;
  const { config, log, now, pool } = deps;
  const done = await calibrator.ask({ database: await addressOf(pool), dataDir: config.dataDir, now: now() });
  if (done.kind !== 'done') throw new Error(`the calibration was not done: ${done.kind}`);
  if (done.answer.kind === 'failed') throw new Error(done.answer.reason);
  const { calibrated } = done.answer;
  if (calibrated) log.info({ calibrated }, 'the questions were calibrated');
  return calibrated;
}

/** Of several servers the one that writes now: should another take over meanwhile, the next look begins anew. */
export async function addressOf({ options }: { options: Connection }): Promise<DatabaseAddress> {
  const { connectionString, host, port, user, password, database, ssl, application_name } = options;
  const server = await options.servers?.find();
  return { connectionString, host, port, user, password, database, ssl, application_name, ...server };
}

export function startCalibration(deps: Deps): Repeated {
  const calibrator = createCalibrator(deps);
  let isClosing = false;
  const repeated = repeat(
    lookEveryMs,
    () => calibrateIfDue(deps, calibrator),
    (error) => {
      // Ended with the process: the next one begins it anew.
      if (!isClosing) deps.log.error({ err: error }, 'the calibration failed');
    },
  );
  return {
    close: async () => {
      isClosing = true;
      await calibrator.close();
      await repeated.close();
    },
  };
}
