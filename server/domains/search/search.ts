/** The search over everything, and what the box in the header completes. */
import type { Page } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import { excerpt, highlight, type Marked } from '#core/search/excerpt.ts';
import { fold } from '#core/search/pieces.ts';
import { parseQuery, toMatch, wordsIn } from '#core/search/query.ts';
import type { Queryable } from '#server/db/tx.ts';
import { openWeights, type SearchKind, searchKinds } from './kinds.ts';
import { type ResolvedSearch, resolveSearch } from './query.ts';
import { type Completion, type Hit, listCompletions, listHits, listTexts, maxHits } from './store.ts';

const excerptLength = 160;
const titleLength = 90;

type Found = {
  total: number;
  isCapped: boolean;
  list: { id: string; title: Marked[]; excerpt: Marked[]; path: string }[];
};

const nothing: Found = { total: 0, isCapped: false, list: [] };

export async function searchAll(
  db: Queryable,
  searchKey: string,
  page: Page,
  { locale, ...asking }: { locale: Locale } & Pick<ResolvedSearch, 'isVisitor' | 'closed'>,
) {
  const search = searchKey === '' ? null : await resolveSearch(db, searchKey, searchKinds, asking);
  const find = (kind: SearchKind) => (search ? findKind(db, kind, search, page, locale) : nothing);
  return {
    questions: await find('question'),
    news: await find('news'),
    courses: await find('course'),
    events: await find('event'),
    corrected: search?.corrected ?? null,
  };
}

async function findKind(
  db: Queryable,
  kind: SearchKind,
  search: ResolvedSearch,
  page: Page,
  locale: Locale,
): Promise<Found> {
  const hits = await listHits(db, kind, search, page);
  const total = hits[0]?.total ?? 0;
  return {
    total: Math.min(total, maxHits),
    isCapped: total > maxHits,
    list: page.size === 0 ? [] : hits.map((hit) => presentHit(kind, hit, search, locale)),
  };
}

/** A question has no title: the beginning of its stem stands for one, which comes first and in the exam's language. */
function presentHit(kind: SearchKind, hit: Hit, search: ResolvedSearch, locale: Locale) {
  const { ref, path, title } = hit;
  const named = kind === 'question' ? (hit.open[0] ?? '') : title[locale];
  const short = named.length > titleLength ? `${named.slice(0, titleLength).trimEnd()}…` : named;
  return {
    id: ref,
    path,
    title: highlight(short, search.query),
    // An article says everything in both languages; a question's text is the exam's.
    excerpt: kind === 'question' ? excerptOf(hit, search) : excerptIn(locale, hit, search),
  };
}

type Asked = Pick<ResolvedSearch, 'query' | 'isVisitor'>;

/** Visitors get excerpts of what they may see. */
const excerptOf = ({ open, secret }: Pick<Hit, 'open' | 'secret'>, { query, isVisitor }: Asked): Marked[] =>
  excerpt(isVisitor ? open : [...open, ...secret], query, excerptLength);

/** In the reader's language, unless the words stand in the other one alone. */
function excerptIn(locale: Locale, { open, secret }: Pick<Hit, 'open' | 'secret'>, asked: Asked): Marked[] {
  const isRead = (text: string) => /\p{Script=Han}/u.test(text) === (locale === 'zh_cn');
  const own = excerptOf({ open: open.filter(isRead), secret: secret.filter(isRead) }, asked);
  return own.some(({ hit }) => hit) ? own : excerptOf({ open, secret }, asked);
}

/** Where the words stand in each of these documents. */
export async function findExcerpts(
  db: Queryable,
  kind: SearchKind,
  refs: readonly string[],
  search: Asked,
): Promise<Map<string, Marked[]>> {
  const found = await listTexts(db, kind, refs);
  return new Map(found.map((one) => [one.ref, excerptOf(one, search)]));
}

const maxCompletions = 8;

/** The same for everybody, so `closed` is what visitors may not find. */
export async function complete(
  db: Queryable,
  searchKey: string,
  closed: readonly string[],
): Promise<Completion[]> {
  const typed = fold(searchKey).trim();
  if (typed === '') return [];
  const last = typed.split(/\s+/).at(-1) ?? '';
  const before = searchKey.trim().slice(0, -last.length);
  const others = parseQuery(before);
  const company =
    others.terms.length === 0
      ? null
      : {
          match: toMatch(parseQuery(before + last), { weights: openWeights, isPrefix: true }),
          words: wordsIn(others),
          closed,
        };
  return listCompletions(db, { typed, last, before }, company, maxCompletions);
}
