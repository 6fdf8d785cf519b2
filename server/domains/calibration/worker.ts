/** The program that calibrates: minutes of work on millions of answers, which no request may wait for. */
import { locks } from '#server/db/locks.ts';
import { withLock } from '#server/db/with-lock.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import { calibrate } from './calibrate.ts';
import type { CalibrationAnswer, CalibrationTask } from './nightly.ts';

async function work({ database, dataDir, now }: CalibrationTask): Promise<CalibrationAnswer> {
  try {
    const calibrated = await withLock({ options: database }, locks.calibration, (db) =>
      calibrate({ db, now: () => now, config: { dataDir } }),
    );
    return { kind: 'calibrated', calibrated };
  } catch (error) {
    return {
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

process.on('message', async ({ no, task }: Asked<CalibrationTask>) => {
  const answer = await work(task);
  process.send?.({ no, answer } satisfies Answered<CalibrationAnswer>);
});
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
