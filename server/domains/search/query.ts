/** From what somebody typed to a query that finds something: as typed, in words, as a beginning, with an error mended. */
import {
  loosen,
  parseQuery,
  type Query,
  replaceWords,
  toMatch,
  toRank,
  wordsIn,
  writeQuery,
} from '#core/search/query.ts';
import { neighbours, shortestCorrected } from '#core/search/typo.ts';
import type { Queryable } from '#server/db/tx.ts';
import { openWeights, type SearchKind } from './kinds.ts';
import { findMostFrequent, hasHits, isKnownWord } from './store.ts';

export type ResolvedSearch = {
  /** What marks the hits. */
  query: Query;
  match: string;
  rank: string;
  /** What was searched instead, where an error was mended. */
  corrected: string | null;
  isVisitor: boolean;
  /** Questions that who asks may not find. */
  closed: readonly string[];
};

/** Null where nothing at all is found. */
export async function resolveSearch(
  db: Queryable,
  searchKey: string,
  kinds: readonly SearchKind[],
  { isVisitor, closed }: Pick<ResolvedSearch, 'isVisitor' | 'closed'>,
): Promise<ResolvedSearch | null> {
  const weights = isVisitor ? openWeights : [];
  const typed = parseQuery(searchKey);
  const attempt = async (
    query: Query,
    options: { isPrefix?: boolean; isAny?: boolean } = {},
    corrected = false,
  ) => {
    const match = toMatch(query, { weights, ...options });
    const rank = toRank(query, weights);
    if (match === null || rank === null || !(await hasHits(db, { match, closed }, kinds))) return null;
    return { query, match, rank, corrected: corrected ? writeQuery(query) : null, isVisitor, closed };
  };
  const words = loosen(typed);
  return (
    (await attempt(typed)) ??
    (await attempt(words)) ??
    (await attempt(typed, { isPrefix: true })) ??
    (await attemptMended(db, words, (mended) => attempt(mended, {}, true))) ??
    (await attempt(typed, { isAny: true })) ??
    (await attempt(withoutCharacters(words), { isAny: true }))
  );
}

/** Any question holds one character or another. */
const withoutCharacters = ({ terms }: Query): Query => ({
  terms: terms.filter((term) => term.kind === 'words' || term.text.length > 1),
});

async function attemptMended(
  db: Queryable,
  query: Query,
  attempt: (mended: Query) => Promise<ResolvedSearch | null>,
): Promise<ResolvedSearch | null> {
  const instead = new Map<string, string>();
  for (const word of wordsIn(query)) {
    const better = await findCorrection(db, word);
    if (better !== null) instead.set(word, better);
  }
  return instead.size === 0 ? null : attempt(replaceWords(query, instead));
}

/** The most frequent known word that is one typing error away; null for a word that is known or too short. */
async function findCorrection(db: Queryable, word: string): Promise<string | null> {
  if (word.length < shortestCorrected || !/^[a-z]+$/.test(word)) return null;
  return (await isKnownWord(db, word)) ? null : findMostFrequent(db, neighbours(word));
}
