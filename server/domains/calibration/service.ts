/** What other domains ask of calibration. */
import type { Page } from '#contract/endpoint.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findForms } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { countDoubts, findLastCalibration, listDoubts, updateDoubtSettled } from './store.ts';

/** Every night, from the start of the process on. */
export { startCalibration } from './nightly.ts';
/** Whoever records answers tells of the first ones. */
export { rateFirstAnswers } from './online.ts';
export { ratingsData } from './own-data.ts';
export { findItems, openDoubts } from './store.ts';

/** The calibration that an attempt graded now is scored by; null where only the editors' guesses exist. */
export async function findCurrentCalibration(db: Queryable): Promise<string | null> {
  return (await findLastCalibration(db))?.id ?? null;
}

export async function findCalibratedAt(db: Queryable): Promise<Date | null> {
  return (await findLastCalibration(db))?.madeAt ?? null;
}

/** Questions whose answers contradict their key, those found last first. */
export async function listKeyDoubts(db: Queryable, { page, size }: Page) {
  const doubts = await listDoubts(db, { page, size });
  const forms = await findForms(
    db,
    doubts.map(({ questionId }) => questionId),
  );
  const list = doubts.map((doubt) => {
    const { number = '', code = '' } = forms.get(doubt.questionId) ?? {};
    return { ...doubt, number, code };
  });
  return { total: await countDoubts(db), page, size, list };
}

export async function settleKeyDoubt(
  db: Queryable,
  questionId: string,
  settled: { userId: string; note: string; now: Date },
): Promise<void> {
  if (!(await updateDoubtSettled(db, questionId, settled))) throw notFound();
}
