/** Every question of the bank that may be served, in memory and ready to be weighed. One list for each calibration. */
import { LRUCache } from 'lru-cache';
import type { BankCandidate } from '#core/learner/serving.ts';
import { isSkill, skillsOf } from '#core/learner/skills.ts';
import { memoize } from '#core/memoize.ts';
import { isScored } from '#core/questions/kinds.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { findCurrentCalibration, findItems } from '#server/domains/calibration/service.ts';
import { listScored, readBank } from '#server/domains/questions/service.ts';
import { itemOf } from '../fold.ts';

export type BankCandidates = ReadonlyMap<string, BankCandidate>;

/** An import shows after this time; what it retired is noticed when it would be served. */
const ttl = 10 * 60_000;

const lists = perDatabase(
  () =>
    new LRUCache<string, BankCandidates, { db: Database; calibrationId: string | null }>({
      max: 2,
      ttl,
      // Whoever comes when it has grown old is not kept waiting for the new one.
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => makeCandidates(context.db, context.calibrationId),
    }),
);

/** By question. */
export async function readCandidates(db: Database): Promise<BankCandidates> {
  const calibrationId = await findCurrentCalibration(db);
  return lists(db).forceFetch(String(calibrationId), { context: { db, calibrationId } });
}

async function makeCandidates(db: Database, calibrationId: string | null): Promise<BankCandidates> {
  const scored = await listScored(db);
  const ids = scored.map(({ id }) => id);
  const fitted = calibrationId ? await findItems(db, calibrationId, ids) : new Map<string, FittedItem>();
  const { tree } = await readBank(db);
  // One for all questions of a kind, so that a choice among thousands reckons each kind once.
  const skillsFor = memoize((joined: string) => skillsOf(joined.split(' ')));
  return new Map(
    scored.flatMap((question): [string, BankCandidate][] => {
      const { id, form, family, seconds, stimulusId } = question;
      const item = itemOf(question, fitted.get(id));
      const paths = question.tagIds.flatMap((tag) => tree.byId.get(tag)?.path ?? []);
      const skills = skillsFor(paths.filter(isSkill).slice(0, 2).join(' '));
      // Without a skill nothing could be said of why it was chosen, or of what it moved.
      if (!item || !isScored(form) || skills.topics.length === 0) return [];
      return [[id, { id, family: family ?? id, item, skills, form, seconds, stimulusId, paths }]];
    }),
  );
}
