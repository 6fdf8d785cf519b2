/** What a search finds in its documents, how well each hit fits, and what completion offers. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import { exact } from '#core/search/document.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { openWeights, type SearchKind } from './kinds.ts';
import { searchDocuments, searchTerms } from './tables.ts';

/** No search looks at more documents than this: what fits a word that is everywhere is not worth ranking whole. */
export const maxHits = 1000;

/** What a search looks for, and the questions that it must not find. */
type Findable = { match: string; closed: readonly string[] };

const isFound = ({ match, closed }: Findable): SQL =>
  closed.length === 0
    ? sql`tokens @@ ${match}::tsquery`
    : sql`tokens @@ ${match}::tsquery and (kind <> 'question' or ref <> all(${sql.param(closed)}::bigint[]))`;

/** As a part of its own, or the planner would hope to meet a hit soon by reading the table from its beginning. */
export async function hasHits(
  db: Queryable,
  search: Findable,
  kinds: readonly SearchKind[],
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with hits as materialized (
      select from ${searchDocuments} where kind = any(${sql.param(kinds)}::text[]) and ${isFound(search)})
    select from hits limit 1`);
  return rowCount === 1;
}

/**
 * What a search finds, as a relation (ref, kin, tokens). Whoever filters what they own joins it in their own statement:
 * a word that is everywhere fits more documents than can be handed over, and the filter has to come before the limit.
 */
export const hitsOf = (kind: SearchKind, search: Findable): SQL => sql`
  (select ref, kin, tokens from ${searchDocuments} where kind = ${kind} and ${isFound(search)})`;

/**
 * Scores the rows of `hits (ref, kin, tokens)`. Each further one of a kin counts for less, or a dozen variants of one
 * question would fill the first page.
 */
export const rankHits = ({ rank }: { rank: string }): SQL => sql`
  select ref, rank / sqrt(row_number() over (partition by kin order by rank desc, ref desc)) as score
  from (select ref, kin, ts_rank(${rankWeights}, tokens, ${rank}::tsquery, 1) as rank from hits) weighed`;

/** Of D, C, B and A: a title or tag says more than a stem, a stem more than an option or an analysis. */
const rankWeights = sql`'{0.1, 0.25, 0.5, 1.0}'::real[]`;

export type Hit = { ref: string; path: string; title: Text; open: string[]; secret: string[]; total: number };

/** One page of the hits of a kind, best first, and at each how many there are: one more than `maxHits` for still more. */
export async function listHits(
  db: Queryable,
  kind: SearchKind,
  search: Findable & { rank: string },
  { page, size }: Page,
): Promise<Hit[]> {
  const { rows } = await db.execute<Hit>(sql`
    with hits as materialized (
      select ref, kin, tokens from ${hitsOf(kind, search)} found limit ${maxHits + 1}
    ), best as (
      select ref, row_number() over (order by score desc, ref desc) as place from (${rankHits(search)}) ranked
    )
    select d.ref::text, d.path, d.title, d.public_texts as open, d.secret_texts as secret,
           (select count(*)::int from hits) as total
    from best join search_documents d on d.kind = ${kind} and d.ref = best.ref
    where place > ${(page - 1) * size} and place <= ${Math.max(1, page * size)} order by place`);
  return rows;
}

/** What excerpts of these documents are cut from. */
export async function listTexts(
  db: Queryable,
  kind: SearchKind,
  refs: readonly string[],
): Promise<Pick<Hit, 'ref' | 'open' | 'secret'>[]> {
  return db
    .select({
      ref: searchDocuments.ref,
      open: searchDocuments.publicTexts,
      secret: searchDocuments.secretTexts,
    })
    .from(searchDocuments)
    .where(
      and(eq(searchDocuments.kind, kind), sql`${searchDocuments.ref} = any(${sql.param(refs)}::bigint[])`),
    );
}

const isWord = eq(searchTerms.kind, 'word');

export async function isKnownWord(db: Queryable, word: string): Promise<boolean> {
  const found = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(isWord, eq(searchTerms.term, word)));
  return found.length > 0;
}

export async function findMostFrequent(db: Queryable, words: readonly string[]): Promise<string | null> {
  const [found] = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    // Hundreds of words as one parameter: written out one by one they cost more than the search itself.
    .where(and(isWord, sql`${searchTerms.term} = any(${sql.param(words)}::text[])`))
    .orderBy(desc(searchTerms.weight))
    .limit(1);
  return found?.term ?? null;
}

/** The words before the last one typed: what finds them together with its beginning, and what they are. */
export type Company = { match: string | null; words: readonly string[]; closed: readonly string[] };

export type Completion = { text: string; kind: 'word' | 'tag' | 'title'; path: string | null };

/** Words that begin like the last one typed and stand beside those before it; tags and titles that hold all of it. */
export async function listCompletions(
  db: Queryable,
  { typed, last, before }: { typed: string; last: string; before: string },
  company: Company | null,
  max: number,
): Promise<Completion[]> {
  const words = company === null ? wordsLike(last, before) : wordsBeside(company, last, before);
  const { rows } = await db.execute<Completion>(sql`
    (select term as text, kind, path from search_terms
     where kind = 'tag' and weight > 0 and folded like ${`%${escaped(typed)}%`}
     order by folded not like ${`${escaped(typed)}%`}, weight desc, term limit 3)
    union all
    (${words} limit ${max})
    union all
    (select term, kind, null from search_terms
     where kind = 'title' and folded like ${`%${escaped(typed)}%`} order by weight desc, term limit 3)`);
  return rows.slice(0, max);
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
const wordsBeside = ({ match, words, closed }: Company, beginning: string, before: string): SQL => sql`
  select ${before} || term, kind, null
  from (select tokens from ${searchDocuments}
        where tokens @@ ${match}::tsquery and (kind <> 'question' or ref <> all(${sql.param(closed)}::bigint[]))
        limit ${maxCompared}) hits,
       unnest(tokens) as token (lexeme, positions, weights)
       join search_terms on kind = 'word' and term = substr(lexeme, 2)
  where lexeme like ${`${exact(escaped(beginning))}%`} and weights && ${sql.param(openWeights)}::text[]
    and term <> all (${sql.param(words)}::text[])
  group by term, kind, weight order by count(*) ^ 2 / (weight + 10) desc, term`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
