/** What other domains ask of calibration. */
import type { Queryable } from '#server/db/tx.ts';
import { findLastCalibration } from './store.ts';

export { ratingsData } from './own-data.ts';

/** The calibration that an attempt graded now is scored by; null where only the editors' guesses exist. */
export async function findCurrentCalibration(db: Queryable): Promise<string | null> {
  return (await findLastCalibration(db))?.id ?? null;
}

export { findItems } from './store.ts';
