/** Once a night all questions are refitted from everybody's first answers, and keys that the answers contradict are noted. */
import { setImmediate as breathe } from 'node:timers/promises';
import { isScored } from '#core/questions/kinds.ts';
import { findDoubt } from '#core/scoring/doubt.ts';
import { type Fit, type FittedItem, fitItems, type Responses } from '#core/scoring/fit.ts';
import { guessingFloor, priorDifficultyOf } from '#core/scoring/item.ts';
import { readingMs } from '#core/scoring/rate.ts';
import { locks } from '#server/db/locks.ts';
import { withLock } from '#server/db/with-lock.ts';
import type { Deps } from '#server/deps.ts';
import {
  type FirstAnswer,
  findForms,
  type KnownForm,
  listFirstAnswers,
} from '#server/domains/questions/service.ts';
import { findLastCalibration, insertCalibration, listAbilities, upsertDoubt } from './store.ts';

type Needs = Pick<Deps, 'db' | 'pool' | 'now' | 'log'>;
export type Calibrated = { id: string; people: number; items: number; doubts: number };

/** Null where nobody has answered anything since the last one. */
export async function calibrate({ db, now, log }: Needs): Promise<Calibrated | null> {
  const last = await findLastCalibration(db);
  const byMeasure = {
    verbal: await listFirstAnswers(db, 'verbal', readingMs),
    quant: await listFirstAnswers(db, 'quant', readingMs),
  };
  const all = [...byMeasure.verbal, ...byMeasure.quant];
  if (all.length === (last?.responses ?? 0)) return null;
  const fitted = new Map<string, FittedItem>();
  let doubts = 0;
  for (const measure of ['verbal', 'quant'] as const) {
    const answers = byMeasure[measure];
    const abilities = await listAbilities(db, measure);
    const forms = await findForms(db, [...new Set(answers.map(({ questionId }) => questionId))]);
    const ids = [...forms].flatMap(([id, { form }]) => (isScored(form) ? [id] : []));
    const { items } = await refit(ids, forms, answers);
    ids.forEach((id, j) => {
      const item = items[j];
      if (item) fitted.set(id, item);
    });
    doubts += await noteDoubts({ db, now }, forms, answers, abilities);
  }
  const people = new Set(all.map(({ userId }) => userId)).size;
  const id = await insertCalibration(db, now(), people, fitted);
  log.info({ calibration: id, people, items: fitted.size, doubts }, 'the questions were calibrated');
  return { id, people, items: fitted.size, doubts };
}

type Forms = ReadonlyMap<string, KnownForm>;

async function refit(ids: readonly string[], forms: Forms, answers: readonly FirstAnswer[]): Promise<Fit> {
  const priors = ids.map((id) => {
    const known = forms.get(id);
    if (!known || !isScored(known.form)) throw new Error(`question ${id} cannot be calibrated`);
    return { b: priorDifficultyOf(known.difficulty), c: guessingFloor(known.form) };
  });
  const work = fitItems(priors, packed(ids, answers));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    // Requests come first; the fit goes on when they have been served.
    await breathe();
  }
}

function packed(ids: readonly string[], answers: readonly FirstAnswer[]): Responses {
  const places = new Map(ids.map((id, j) => [id, j]));
  const starts: number[] = [];
  let person: string | null = null;
  answers.forEach(({ userId }, k) => {
    if (userId !== person) starts.push(k);
    person = userId;
  });
  return {
    starts: Int32Array.from([...starts, answers.length]),
    items: Int32Array.from(answers, ({ questionId }) => places.get(questionId) ?? 0),
    isRight: Uint8Array.from(answers, ({ correct }) => (correct ? 1 : 0)),
  };
}

async function noteDoubts(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  forms: Forms,
  answers: readonly FirstAnswer[],
  abilities: ReadonlyMap<string, number>,
): Promise<number> {
  const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
  let noted = 0;
  for (const [questionId, rows] of byQuestion) {
    const doubt = findDoubt(
      rows.map(({ userId, correct, choice }) => ({
        ability: abilities.get(userId) ?? 0,
        isRight: correct,
        choice,
      })),
    );
    const versionId = forms.get(questionId)?.versionId;
    if (doubt && versionId && (await upsertDoubt(db, questionId, versionId, doubt, now()))) noted += 1;
  }
  return noted;
}

const lookEveryMs = 15 * 60_000;
/** Between three and five at night where most learners live. */
const nightHours = [19, 20];
const leastApartMs = 20 * 3_600_000;

const isDue = (now: Date, last: Date | undefined): boolean => {
  const since = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY;
  return nightHours.includes(now.getUTCHours()) && since > leastApartMs;
};

/** One process of all does it; the others see the lock, or the calibration that it left. */
export async function calibrateIfDue(deps: Needs): Promise<Calibrated | null> {
  if (!isDue(deps.now(), (await findLastCalibration(deps.db))?.madeAt)) return null;
  return withLock(deps.pool, locks.calibration, (db) => calibrate({ ...deps, db }));
}

export function startCalibration(deps: Deps): { close: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= calibrateIfDue(deps)
      .catch((error) => deps.log.error({ err: error }, 'the calibration failed'))
      .then(() => {
        running = null;
      });
  }, lookEveryMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
