/** Questions as lists show them, whoever's list it is, and how everybody does on them. */
import type { QuestionRow } from '#contract/questions/shared.ts';
import type { BankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { fewestAnswers } from '#core/questions/crowd.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { findExcerpts, type ResolvedSearch } from '#server/domains/search/service.ts';
import { readBank } from '../bank.ts';
import type { Closed } from '../reserved/closed.ts';
import { presentTag, type TagTree } from '../tags.ts';
import { readRowTexts } from './row-texts.ts';
import { listRowFacts, listStats, type RowFacts } from './rows-store.ts';

export type RowsOptions = {
  viewer: Viewer | null;
  locale: Locale;
  /** Marks where the words were found; visitors get excerpts of what they may see. */
  search?: Pick<ResolvedSearch, 'query' | 'isVisitor'> | null;
  tree?: TagTree;
  /** Whether the viewer collected a question: another domain's part of the statement. */
  isCollected?: Parameters<typeof listRowFacts>[3];
  closed: Closed;
};

/** In the order of the ids; one that does not exist, or is closed to who asks, is left out. */
export async function listRows(
  db: Database,
  given: readonly string[],
  { viewer, locale, search = null, tree, isCollected = null, closed }: RowsOptions,
): Promise<QuestionRow[]> {
  const ids = given.filter((id) => !closed.byId.has(id));
  if (ids.length === 0) return [];
  const rows = await listRowFacts(db, ids, viewer?.id ?? null, isCollected);
  const texts = await readRowTexts(
    db,
    rows.map(({ versionId }) => versionId),
  );
  const tags = tree ?? (await readBank(db)).tree;
  const excerpts = search ? await findExcerpts(db, 'question', ids, search) : null;
  return rows.flatMap((row) => {
    const words = texts.get(row.versionId);
    if (!words) return [];
    return {
      id: row.id,
      number: row.number,
      question_type: row.question_type,
      form: row.form,
      difficulty: row.difficulty,
      tags: row.tags.flatMap((id) => {
        const tag = tags.byId.get(id);
        return tag ? [presentTag(tag, locale)] : [];
      }),
      stem: words.stem,
      quantities: words.quantities,
      title: words.title?.[locale] || null,
      createdAt: new Date(row.createdAt),
      stats: presentStats(row),
      mine: viewer ? { status: statusOf(row), collected: row.isCollected } : null,
      excerpt: excerpts?.get(row.id) ?? null,
    };
  });
}

/** What of a list may hold formulas. */
export const textsOfRows = (rows: Iterable<Pick<QuestionRow, 'stem' | 'quantities'>>): BankText[] =>
  [...rows].flatMap(({ stem, quantities }) => [stem, ...(quantities ? [quantities.a, quantities.b] : [])]);

const statusOf = ({ isSeen, lastCorrect }: RowFacts) =>
  !isSeen ? 'unseen' : lastCorrect === null ? 'done' : lastCorrect ? 'right' : 'wrong';

export const presentStats = ({
  attempts,
  accuracy,
  timed,
  timeMs,
}: Pick<RowFacts, 'attempts' | 'accuracy' | 'timed' | 'timeMs'>) => ({
  attempts,
  accuracy,
  averageMs: timed === 0 ? null : Math.round(Number(timeMs) / timed),
});

export type Peers = { accuracy: number | null; averageMs: number | null };

/** The share of first answers that were right and the time they took, by question; one that few have answered is absent. */
export async function findPeers(db: Queryable, questionIds: readonly string[]): Promise<Map<string, Peers>> {
  if (questionIds.length === 0) return new Map();
  const rows = await listStats(db, questionIds, fewestAnswers);
  return new Map(rows.map((row) => [row.questionId, presentStats(row)]));
}
