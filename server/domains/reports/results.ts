/** One's attempts with their scores: as a list, over time, and the best of each mock exam. */
import { LRUCache } from 'lru-cache';
import type { Locale } from '#core/locale.ts';
import { isCredible } from '#core/report/credible.ts';
import { findDoubts, isUnreliable } from '#core/report/validity.ts';
import { heatMap, type TopicCounts, topicCounts, type Work, workOf } from '#core/report/work.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import {
  findGradedAttempt,
  type GradedQuery,
  listGraded,
  listGradedAt,
} from '#server/domains/attempts/service.ts';
import { findEssayScores } from '#server/domains/essays/service.ts';
import { findTagNames } from '#server/domains/questions/service.ts';
import { scoreAttempt } from './scores.ts';

type Summary = {
  scores: { verbal: Score; quant: Score } | null;
  isUnreliable: boolean;
  isCredible: boolean;
  work: { verbal: Work | null; quant: Work | null };
  topics: TopicCounts;
};
type Score = Awaited<ReturnType<typeof scoreAttempt>>;

/** What is graded stays as it is, so a process reads each attempt once. */
const summaries = perDatabase(() => new LRUCache<string, Summary>({ max: 5000 }));

async function summarise(deps: Deps, recordId: string, userId: string): Promise<Summary | null> {
  const known = summaries(deps.db);
  const found = known.get(recordId);
  if (found) return found;
  const graded = await findGradedAttempt(deps, recordId, userId);
  if (!graded) return null;
  const { facts } = graded;
  const summary = {
    scores:
      graded.exam.type === 'GREPREP'
        ? {
            verbal: await scoreAttempt(deps.db, graded, 'verbal'),
            quant: await scoreAttempt(deps.db, graded, 'quant'),
          }
        : null,
    isUnreliable: isUnreliable(findDoubts(facts)),
    isCredible: isCredible(facts),
    work: { verbal: workOf(facts.items, 'verbal'), quant: workOf(facts.items, 'quant') },
    topics: topicCounts(facts.items),
  };
  known.set(recordId, summary);
  return summary;
}

const nothing: Summary = {
  scores: null,
  isUnreliable: false,
  isCredible: false,
  work: { verbal: null, quant: null },
  topics: [],
};

export async function listResults(deps: Deps, query: GradedQuery, viewer: Viewer, locale: Locale) {
  const { list, ...rest } = await listGraded(deps.db, viewer.id, query, locale);
  const rows = [];
  for (const row of list)
    rows.push({ ...row, ...((await summarise(deps, row.recordId, viewer.id)) ?? nothing) });
  return { ...rest, list: rows };
}

/** As many mock exams as the charts have room for, and as many as the map has columns for. */
const [mocksShown, mocksMapped] = [12, 6];

export async function getTrend(deps: Deps, viewer: Viewer, locale: Locale) {
  const query = { type: 'GREPREP', page: 1, size: mocksShown } as const;
  const { list } = await listResults(deps, query, viewer, locale);
  const essays = await findEssayScores(
    deps.db,
    list.map(({ recordId }) => recordId),
  );
  const mapped = list
    .filter((mock) => !mock.isUnreliable)
    .slice(0, mocksMapped)
    .reverse();
  const rows = heatMap(mapped.map(({ topics }) => topics));
  const names = await findTagNames(
    deps.db,
    rows.map(({ topic }) => topic),
  );
  return {
    mocks: list.map((mock) => ({ ...mock, essay: essays.get(mock.recordId) ?? null })),
    map: {
      recordIds: mapped.map(({ recordId }) => recordId),
      rows: rows.map(({ topic, area, cells, all }) => ({
        tag: { id: topic, path: topic, name: names.get(topic)?.[locale] ?? topic },
        isArea: area === null,
        cells,
        all,
      })),
    },
  };
}

/** By exam: the sitting with the highest total, of those that are credible, can be relied on and have both scores. */
export async function findBestScores(
  deps: Deps,
  viewer: Viewer,
  examIds: readonly string[],
): Promise<Map<string, { verbal: number; quant: number }>> {
  const best = new Map<string, { verbal: number; quant: number }>();
  for (const { recordId, examId } of await listGradedAt(deps.db, viewer.id, examIds)) {
    const summary = await summarise(deps, recordId, viewer.id);
    const { verbal = 'NS', quant = 'NS' } = summary?.scores ?? {};
    if (!summary?.isCredible || summary.isUnreliable || verbal === 'NS' || quant === 'NS') continue;
    const before = best.get(examId);
    if (!before || verbal.scaled + quant.scaled > before.verbal + before.quant)
      best.set(examId, { verbal: verbal.scaled, quant: quant.scaled });
  }
  return best;
}
