/** The search over everything, and what the box in the header completes. */
import { type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import { exact } from '#core/search/document.ts';
import { excerpt, highlight, type Marked } from '#core/search/excerpt.ts';
import { fold } from '#core/search/pieces.ts';
import { parseQuery, toMatch, wordsIn } from '#core/search/query.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { kinship, maxHits, rankHits } from '#server/domains/questions/store.ts';
import { questions } from '#server/domains/questions/tables.ts';
import type { SearchKind } from './index-documents.ts';
import { openWeights, type ResolvedSearch, resolveSearch } from './query.ts';

const kinds = ['question', 'news', 'course', 'event'] as const satisfies SearchKind[];
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
  { locale, isVisitor }: { locale: Locale; isVisitor: boolean },
) {
  const search = searchKey === '' ? null : await resolveSearch(db, searchKey, kinds, isVisitor);
  const find = (kind: SearchKind) => (search ? findKind(db, kind, search, page, locale) : nothing);
  return {
    questions: await find('question'),
    news: await find('news'),
    courses: await find('course'),
    events: await find('event'),
    corrected: search?.corrected ?? null,
  };
}

type Hit = { ref: string; path: string; title: Text; open: string[]; secret: string[]; total: number };

async function findKind(
  db: Queryable,
  kind: SearchKind,
  search: ResolvedSearch,
  { page, size }: Page,
  locale: Locale,
): Promise<Found> {
  const { rows } = await db.execute<Hit>(sql`
    with hits as materialized (
      select d.ref, d.tokens, case when ${kind} = 'question' then ${kinship} else d.ref::text end as kin
      from search_documents d left join ${questions} on ${questions.id} = d.ref and d.kind = 'question'
      where d.kind = ${kind} and d.tokens @@ ${search.match}::tsquery limit ${maxHits + 1}
    ), best as (
      select ref, row_number() over (order by score desc, ref desc) as place from (${rankHits(search)}) ranked
    )
    select d.ref::text, d.path, d.title, d.public_texts as open, d.secret_texts as secret,
           (select count(*)::int from hits) as total
    from best join search_documents d on d.kind = ${kind} and d.ref = best.ref
    where place > ${(page - 1) * size} and place <= ${Math.max(1, page * size)} order by place`);
  const total = rows[0]?.total ?? 0;
  return {
    total: Math.min(total, maxHits),
    isCapped: total > maxHits,
    list: size === 0 ? [] : rows.map((hit) => presentHit(kind, hit, search, locale)),
  };
}

/** A question has no title: the beginning of its stem stands for one. */
function presentHit(kind: SearchKind, hit: Hit, { query, isVisitor }: ResolvedSearch, locale: Locale) {
  const { ref, path, title, open, secret } = hit;
  const named = kind === 'question' ? stemOf(open, locale) : title[locale];
  const short = named.length > titleLength ? `${named.slice(0, titleLength).trimEnd()}…` : named;
  return {
    id: ref,
    path,
    title: highlight(plainText(short), query),
    excerpt: excerpt(isVisitor ? open : [...open, ...secret], query, excerptLength),
  };
}

/** The stem comes first, and where it has a Chinese form, that one second. */
function stemOf([first = '', second = '']: readonly string[], locale: Locale): string {
  return locale === 'zh_cn' && /\p{Script=Han}/u.test(second) ? second : first;
}

const maxCompletions = 8;

/** Words that begin like the last one typed and stand beside those before it; tags and titles that hold all of it. */
export async function complete(db: Queryable, searchKey: string) {
  const typed = fold(searchKey).trim();
  if (typed === '') return [];
  const last = typed.split(/\s+/).at(-1) ?? '';
  const before = searchKey.trim().slice(0, -last.length);
  const words = parseQuery(before).terms.length === 0 ? wordsLike(last, before) : wordsBeside(before, last);
  const { rows } = await db.execute<{
    text: string;
    kind: 'word' | 'tag' | 'title';
    path: string | null;
  }>(sql`
    (select term as text, kind, path from search_terms
     where kind = 'tag' and weight > 0 and folded like ${`%${escaped(typed)}%`}
     order by folded not like ${`${escaped(typed)}%`}, weight desc, term limit 3)
    union all
    (${words} limit ${maxCompletions})
    union all
    (select term, kind, null from search_terms
     where kind = 'title' and folded like ${`%${escaped(typed)}%`} order by weight desc, term limit 3)`);
  return rows.slice(0, maxCompletions);
}

const wordsLike = (beginning: string, before: string): SQL => sql`
  select ${before} || term, kind, null from search_terms
  where kind = 'word' and folded like ${`${escaped(beginning)}%`} and length(folded) > 2
  order by weight desc, term`;

/** So many documents tell which words stand together. */
const maxCompared = 150;

/**
 * A word that stands in no document with those before it would lead to a search that finds nothing. First comes what
 * is often beside them and seldom elsewhere; the ten keeps a word that is met but once from winning.
 */
function wordsBeside(before: string, beginning: string): SQL {
  const match = toMatch(parseQuery(before + beginning), { weights: openWeights, isPrefix: true });
  return sql`
    select ${before} || term, kind, null
    from (select tokens from search_documents where tokens @@ ${match}::tsquery limit ${maxCompared}) hits,
         unnest(tokens) as token (lexeme, positions, weights)
         join search_terms on kind = 'word' and term = substr(lexeme, 2)
    where lexeme like ${`${exact(escaped(beginning))}%`} and weights && ${sql.param(openWeights)}::text[]
      and term <> all (${sql.param(wordsIn(parseQuery(before)))}::text[])
    group by term, kind, weight order by count(*) ^ 2 / (weight + 10) desc, term`;
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
