/** The exam as its mock exams ask it: which topics weigh how much, and how hard they are. One for each calibration. */
import { LRUCache } from 'lru-cache';
import { type Paper, paperOf } from '#core/learner/score.ts';
import { skillsOf } from '#core/learner/skills.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { findCurrentCalibration, findItems } from '#server/domains/calibration/service.ts';
import { listMockItems } from '#server/domains/exams/service.ts';
import { findRated, readBank } from '#server/domains/questions/service.ts';
import { itemOf } from './fold.ts';

export type Papers = Record<Measure, Paper>;

/** An import of exams by another process shows after this time. */
const ttl = 10 * 60_000;

const papers = perDatabase(
  () =>
    new LRUCache<string, Papers, { db: Database; calibrationId: string | null }>({
      max: 4,
      ttl,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => makePapers(context.db, context.calibrationId),
    }),
);

export async function readPapers(db: Database): Promise<Papers> {
  const calibrationId = await findCurrentCalibration(db);
  return papers(db).forceFetch(String(calibrationId), { context: { db, calibrationId } });
}

async function makePapers(db: Database, calibrationId: string | null): Promise<Papers> {
  const asked = await listMockItems(db);
  const ids = asked.map(({ questionId }) => questionId);
  const rated = await findRated(db, ids);
  const fitted = calibrationId ? await findItems(db, calibrationId, ids) : new Map<string, FittedItem>();
  const { tree } = await readBank(db);
  const of = (measure: Measure) =>
    paperOf(
      measure,
      asked.flatMap(({ questionId, hasModules }) => {
        const question = rated.get(questionId);
        if (question?.measure !== measure) return [];
        const item = itemOf(question, fitted.get(questionId));
        const skills = skillsOf(question.tagIds.flatMap((tag) => tree.byId.get(tag)?.path ?? []));
        return item ? [{ item, skills, share: hasModules ? 1 / 3 : 1 }] : [];
      }),
    );
  return { verbal: of('verbal'), quant: of('quant') };
}
