/** One's attempts as a list with their scores: for the page of results, and for the trend. */

import type { Locale } from '#core/locale.ts';
import { findDoubts, isUnreliable } from '#core/report/validity.ts';
import { findGradedAttempt } from '#server/attempts/facts.ts';
import { type GradedQuery, listGraded } from '#server/attempts/graded-list.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { scoreAttempt } from './scores.ts';

type Summary = {
  scores: { verbal: Score; quant: Score } | null;
  isUnreliable: boolean;
};
type Score = Awaited<ReturnType<typeof scoreAttempt>>;

/** What is graded stays as it is, so a process reads each attempt once; databases of tests have the same ids. */
const kept = new WeakMap<object, Map<string, Summary>>();
const mostKept = 5000;

async function summarise(deps: Deps, recordId: string, userId: string): Promise<Summary | null> {
  const known = kept.get(deps.pool) ?? new Map<string, Summary>();
  kept.set(deps.pool, known);
  const found = known.get(recordId);
  if (found) return found;
  const graded = await findGradedAttempt(deps, recordId, userId);
  if (!graded) return null;
  const summary = {
    scores:
      graded.exam.type === 'GREPREP'
        ? {
            verbal: await scoreAttempt(deps.db, graded, 'verbal'),
            quant: await scoreAttempt(deps.db, graded, 'quant'),
          }
        : null,
    isUnreliable: isUnreliable(findDoubts(graded.facts)),
  };
  if (known.size >= mostKept) known.clear();
  known.set(recordId, summary);
  return summary;
}

export async function listResults(deps: Deps, query: GradedQuery, viewer: Viewer, locale: Locale) {
  const { list, ...rest } = await listGraded(deps.db, viewer.id, query, locale);
  const rows = [];
  for (const row of list) {
    const summary = await summarise(deps, row.recordId, viewer.id);
    rows.push({ ...row, scores: summary?.scores ?? null, isUnreliable: summary?.isUnreliable ?? false });
  }
  return { ...rest, list: rows };
}
