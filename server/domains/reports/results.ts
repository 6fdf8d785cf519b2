/** One's attempts with their scores: as a list, over time, and the best of each mock exam. */
import { LRUCache } from 'lru-cache';
import type { ExamType } from '#core/exam/attempt.ts';
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
  /** How many questions have an answer. */
  answered: number;
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
    answered: facts.items.filter(({ isAnswered }) => isAnswered).length,
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
  answered: 0,
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

type OwnReport = {
  recordId: string;
  submittedAt: Date;
  total: number | null;
  percent: number | null;
  isAnswered: boolean;
};
type Own = { best: { verbal: number; quant: number } | null; reports: OwnReport[] };

/** A list names the last ones; the page of reports has all. */
const reportsNamed = 3;

/**
 * By exam: its last reports, and of a mock exam the sitting with the highest total, of those that are credible, can be
 * relied on and have both scores.
 */
export async function findOwnReports(
  deps: Deps,
  viewer: Viewer,
  exams: readonly { id: string; type: ExamType }[],
): Promise<Map<string, Own>> {
  const mocks = new Set(exams.filter(({ type }) => type === 'GREPREP').map(({ id }) => id));
  const found = new Map<string, Own>();
  const ids = exams.map(({ id }) => id);
  for (const { examId, ...report } of await listGradedAt(deps.db, viewer.id, ids)) {
    const own = found.get(examId) ?? { best: null, reports: [] };
    found.set(examId, own);
    const summary = mocks.has(examId) ? await summarise(deps, report.recordId, viewer.id) : null;
    const { verbal = 'NS', quant = 'NS' } = summary?.scores ?? {};
    const scaled = verbal === 'NS' || quant === 'NS' ? null : { verbal: verbal.scaled, quant: quant.scaled };
    // A total that means nothing is not named.
    const total = scaled && !summary?.isUnreliable ? sum(scaled) : null;
    if (own.reports.length < reportsNamed) own.reports.push({ ...report, total });
    if (!scaled || !summary?.isCredible || summary.isUnreliable) continue;
    if (!own.best || sum(scaled) > sum(own.best)) own.best = scaled;
  }
  return found;
}

const sum = ({ verbal, quant }: { verbal: number; quant: number }): number => verbal + quant;
