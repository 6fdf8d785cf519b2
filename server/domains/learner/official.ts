/** Official scores: kept beside what the model said of their day, and together the anchor of the bank's scale. */
import { LRUCache } from 'lru-cache';
import { dayMs } from '#core/duration.ts';
import { isShown, scoreToday } from '#core/learner/score.ts';
import type { Evidence } from '#core/learner/state.ts';
import { numberOfDay } from '#core/learning/day.ts';
import { type Anchor, accuracyOf, anchorOf, leastOfficial } from '#core/scoring/anchor.ts';
import { highest, lowest, type Measure, scaleOf } from '#core/scoring/scale.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { getUser, isKnownPerson } from '#server/domains/accounts/service.ts';
import { invalidInput, notFound } from '#server/http/errors.ts';
import { listEvents, stateOn } from './fold.ts';
import {
  type Comparisons,
  deleteOfficialScore,
  hasOfficialScoreSince,
  insertOfficialScore,
  listComparisons,
  listOfficialScores,
  type OfficialScore,
  type Told,
  updateOfficialScore,
} from './official-store.ts';
import { readPapers } from './paper.ts';

const measures = ['verbal', 'quant'] as const satisfies readonly Measure[];

/** Nobody sits it more often, and a list that grows without end is no list of exams. */
const mostScores = 30;

export const listOwn = listOfficialScores;

/** Whether a score has been told since then. */
export const hasToldSince = hasOfficialScoreSince;

export async function addOfficial(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  score: OfficialScore,
  evidence: readonly Evidence[],
): Promise<string> {
  requirePast(deps.now(), score.day);
  if ((await listOfficialScores(deps.db, viewer.id)).length >= mostScores)
    throw invalidInput({ day: 'official_too_many' });
  const told = await tellOfDay(deps, viewer, score.day, evidence);
  const id = await insertOfficialScore(deps.db, viewer.id, { ...score, ...told }, deps.now());
  if (id === null) throw invalidInput({ day: 'official_day_taken' });
  return id;
}

export async function changeOfficial(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
  score: OfficialScore,
  evidence: readonly Evidence[],
): Promise<void> {
  requirePast(deps.now(), score.day);
  const own = await listOfficialScores(deps.db, viewer.id);
  if (!own.some((one) => one.id === id)) throw notFound();
  if (own.some((one) => one.id !== id && one.day === score.day))
    throw invalidInput({ day: 'official_day_taken' });
  const told = await tellOfDay(deps, viewer, score.day, evidence);
  if (!(await updateOfficialScore(deps.db, viewer.id, id, { ...score, ...told }, deps.now())))
    throw notFound();
}

export async function removeOfficial({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deleteOfficialScore(db, userId, id))) throw notFound();
}

/** A day ends somewhere on Earth twelve hours after it does in Greenwich, and begins as much before. */
function requirePast(now: Date, day: string): void {
  if (day > new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10))
    throw invalidInput({ day: 'official_day_ahead' });
}

/**
 * What the model said of the exam's day by the answers up to the day before, which is all that the candidate went in
 * with; without the anchor, or it would measure itself. Null where it would have told no score, and of who is not
 * compared.
 */
async function tellOfDay(
  deps: Pick<Deps, 'db' | 'config'>,
  viewer: Viewer,
  examDay: string,
  evidence: readonly Evidence[],
): Promise<Told> {
  const { db } = deps;
  if (!(await isCompared(deps, viewer, examDay))) return { toldVerbal: null, toldQuant: null };
  const papers = await readPapers(db);
  const day = numberOfDay(examDay);
  const state = stateOn(await listEvents(db, viewer.id), evidence, day - 1);
  const tell = (measure: Measure): number | null => {
    if (papers[measure].items.length === 0 || state.measures[measure].answers === 0) return null;
    const told = scoreToday(state, papers[measure], day);
    return isShown(measure, told) ? Math.min(highest, Math.max(lowest, told.score)) : null;
  };
  return { toldVerbal: tell('verbal'), toldQuant: tell('quant') };
}

/** Whoever prepares here has been here for as long when the exam comes; who makes accounts to bend the scale has not. */
const leastAgeMs = 28 * dayMs;

async function isCompared(
  deps: Pick<Deps, 'db' | 'config'>,
  viewer: Viewer,
  examDay: string,
): Promise<boolean> {
  const { createdAt } = await getUser(deps.db, viewer);
  return Date.parse(examDay) - createdAt.getTime() >= leastAgeMs && isKnownPerson(deps, viewer.id);
}

/** A scale that moves by the hour would move everybody's score with it. */
const ttl = 6 * 3_600_000;

const comparisons = perDatabase(
  () =>
    new LRUCache<'all', Comparisons, { db: Database }>({
      max: 1,
      ttl,
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => listComparisons(context.db),
    }),
);

const readComparisons = (db: Database): Promise<Comparisons> =>
  comparisons(db).forceFetch('all', { context: { db } });

/** Tests tell thirty scores and look at once. */
export const forgetComparisons = (db: Database): void => comparisons(db).clear();

export async function readAnchors(db: Database): Promise<Record<Measure, Anchor>> {
  const { measures: all } = await readComparisons(db);
  return { verbal: anchorOf('verbal', all.verbal), quant: anchorOf('quant', all.quant) };
}

/** What was measured; nothing below the number that says something. */
export async function describeAccuracy(db: Database) {
  const { measures: all } = await readComparisons(db);
  return {
    least: leastOfficial,
    measures: measures.flatMap((measure) => {
      const accuracy = accuracyOf(all[measure]);
      return accuracy && accuracy.n >= leastOfficial
        ? [{ measure, n: accuracy.n, meanError: accuracy.meanError }]
        : [];
    }),
  };
}

/** For the staff: sums alone, as they stand now. */
export async function compareOfficial(db: Database) {
  const { told, measures: all } = await listComparisons(db);
  return {
    ...{ least: leastOfficial, told },
    measures: measures.map((measure) => {
      const accuracy = accuracyOf(all[measure]) ?? { n: 0, meanDifference: 0, spread: 0, meanError: 0 };
      const { shift, doubt, isHeld } = anchorOf(measure, all[measure]);
      const { sd } = scaleOf[measure];
      return {
        measure,
        ...accuracy,
        shift: accuracy.n < leastOfficial ? null : shift * sd,
        doubt: doubt * sd,
        isHeld,
      };
    }),
  };
}
