/** Which questions a filter gives, in which order, and what stands before and after one of them. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { QuestionSort } from '#contract/questions/shared.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { ResolvedSearch } from '#server/domains/search/query.ts';
import { conditionsOf, type ResolvedFilter } from './filter.ts';
import { questionStats, questions } from './tables.ts';

/** No search looks at more documents than this: what fits a word that is everywhere is not worth ranking whole. */
export const maxHits = 1000;

type SortKey = NonNullable<QuestionSort['sortKey']>;
type Direction = QuestionSort['sortType'];

/** Questions without answers come last, whichever way accuracy is sorted. */
function sortExpression(key: SortKey, direction: Direction): SQL {
  switch (key) {
    case 'createdAt':
      return sql`${questions.createdAt}`;
    case 'difficulty':
      return sql`${questions.difficulty}`;
    case 'hot':
      return sql`${questionStats.attempts}`;
    case 'accuracy':
      return direction === 'DESC'
        ? sql`coalesce(${questionStats.accuracy}, -1)`
        : sql`coalesce(${questionStats.accuracy}, 2)`;
  }
}

/** The id that breaks ties, from the table whose index gives the order. */
const tieBreaker = (key: SortKey): SQL =>
  key === 'hot' || key === 'accuracy' ? sql`${questionStats.questionId}` : sql`${questions.id}`;

const needsStats = (key: SortKey): boolean => key === 'hot' || key === 'accuracy';

const fromQuestions = (key: SortKey): SQL =>
  needsStats(key)
    ? sql`${questionStats} join ${questions} on ${questions.id} = ${questionStats.questionId}`
    : sql`${questions}`;

const direct = (direction: Direction): SQL => (direction === 'DESC' ? sql`desc` : sql`asc`);

/** The ids of one page. A search without a sort of its own is ranked: see `listRanked`. */
export async function listIds(
  db: Queryable,
  filter: ResolvedFilter,
  { sortKey, sortType }: QuestionSort,
  { page, size }: Page,
): Promise<string[]> {
  if (filter.isHopeless) return [];
  const key = sortKey ?? 'createdAt';
  const expression = sortExpression(key, sortType);
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${questions.id}::text as id from ${fromQuestions(key)}
    where ${and(conditionsOf(filter), searchCondition(filter.search))}
    order by ${expression} ${direct(sortType)}, ${tieBreaker(key)} ${direct(sortType)}
    limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ id }) => id);
}

const searchCondition = (search: ResolvedSearch | null): SQL | undefined =>
  search
    ? sql`exists (select from search_documents d where d.kind = 'question' and d.ref = ${questions.id}
                  and d.tokens @@ ${search.match}::tsquery)`
    : undefined;

/**
 * The hits, best first; one more than are shown where there are more than can be ranked. They come in no order, so that
 * the search for a word that is everywhere may end as soon as there are enough.
 */
export async function listRanked(
  db: Queryable,
  filter: ResolvedFilter,
  search: ResolvedSearch,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as (
      select d.ref, d.tokens, ${kinship} as kin from search_documents d join ${questions} on ${questions.id} = d.ref
      where d.kind = 'question' and d.tokens @@ ${search.match}::tsquery and ${conditionsOf(filter)}
      limit ${maxHits + 1}
    )
    select ref::text as id from (${rankHits(search)}) ranked order by score desc, ref desc`);
  return rows.map(({ id }) => id);
}

/** What questions share that are variants of each other or about one passage. */
export const kinship = sql`coalesce(${questions.family}, ${questions.stimulusId}::text, ${questions.id}::text)`;

/**
 * Scores the rows of `hits (ref, tokens, kin)`. Each further one of a kin counts for less, or a dozen variants of one
 * question would fill the first page.
 */
export const rankHits = ({ rank }: ResolvedSearch): SQL => sql`
  select ref, rank / sqrt(row_number() over (partition by kin order by rank desc, ref desc)) as score
  from (select ref, kin, ts_rank(${rankWeights}, tokens, ${rank}::tsquery, 1) as rank from hits) weighed`;

/** Of D, C, B and A: a title or tag says more than a stem, a stem more than an option or an analysis. */
const rankWeights = sql`'{0.1, 0.25, 0.5, 1.0}'::real[]`;

/** How many questions a filter gives, up to `most`, that meet one more condition. */
export async function countIds(
  db: Queryable,
  filter: ResolvedFilter,
  max?: number,
  condition?: SQL,
): Promise<number> {
  if (filter.isHopeless) return 0;
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${questions} where ${and(conditionsOf(filter), searchCondition(filter.search), condition)}
      ${max === undefined ? sql`` : sql`limit ${max}`}
    ) found`);
  return rows[0]?.total ?? 0;
}

/** The questions before and after one in the order of the list; the one itself need not be in it. */
export async function findNeighbours(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  { sortKey, sortType }: QuestionSort,
): Promise<{ previous: string | null; next: string | null }> {
  if (filter.isHopeless) return { previous: null, next: null };
  if (filter.search && sortKey === undefined) {
    const ranked = await listRanked(db, filter, filter.search);
    const place = ranked.indexOf(id);
    return {
      previous: (place > 0 ? ranked[place - 1] : null) ?? null,
      next: (place >= 0 ? ranked[place + 1] : null) ?? null,
    };
  }
  const key = sortKey ?? 'createdAt';
  const expression = sortExpression(key, sortType);
  const own = sql`(select ${expression} from ${fromQuestions(key)} where ${eq(questions.id, id)})`;
  const beside = async (direction: Direction): Promise<string | null> => {
    const sign = direction === 'DESC' ? sql`<` : sql`>`;
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${questions.id}::text as id from ${fromQuestions(key)}
      where ${and(conditionsOf(filter), searchCondition(filter.search))}
        and (${expression}, ${tieBreaker(key)}) ${sign} (${own}, ${id}::bigint)
      order by ${expression} ${direct(direction)}, ${tieBreaker(key)} ${direct(direction)} limit 1`);
    return rows[0]?.id ?? null;
  };
  return { previous: await beside(sortType === 'DESC' ? 'ASC' : 'DESC'), next: await beside(sortType) };
}

/** Questions worth trying after this one: of the same passage first, then one variant, then of the same tag. */
export async function listRelated(db: Queryable, id: string, max: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with self as (
      select q.*, (select tag_id from question_tags t where t.question_id = q.id order by position limit 1) as chief
      from questions q where q.id = ${id}
    ), found as (
      (select q.id, 1 as rank from questions q, self
       where q.stimulus_id = self.stimulus_id and q.id <> self.id and q.status = 'published' order by q.id limit 4)
      union all
      (select q.id, 2 from questions q, self
       where q.family = self.family and q.id <> self.id and q.status = 'published'
         and q.stimulus_id is not distinct from self.stimulus_id order by q.id limit 1)
      union all
      (select q.id, 3 from questions q, self
       where q.tag_ids @> array[self.chief] and q.question_type = self.question_type and q.id <> self.id
         and q.difficulty between self.difficulty - 1 and self.difficulty + 1 and q.status = 'published'
         and (self.family is null or q.family is distinct from self.family)
         and (q.stimulus_id is null or q.stimulus_id is distinct from self.stimulus_id)
       order by q.id desc limit ${max})
    )
    select id::text as id from found group by id order by min(rank), id limit ${max}`);
  return rows.map((row) => row.id);
}

/** Questions to practise: untried ones before others, otherwise as chance has it, one of each family as far as it goes. */
export async function listToPractise(
  db: Queryable,
  filter: ResolvedFilter,
  userId: string,
  count: number,
): Promise<string[]> {
  if (filter.isHopeless) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    with drawn as (
      select ${questions.id} as id, coalesce(${questions.family}, ${questions.id}::text) as kin,
        exists (select from user_questions u where u.user_id = ${userId} and u.question_id = ${questions.id}) as is_seen,
        random() as chance
      from ${questions} where ${and(conditionsOf(filter), searchCondition(filter.search))}
    ), ordered as (
      select *, row_number() over (partition by kin order by is_seen, chance) as nth from drawn
    )
    select id::text as id from ordered order by nth, is_seen, chance limit ${count}`);
  return rows.map(({ id }) => id);
}

/** What a set is made of: how long each question takes, and which stand together. */
export async function listForSet(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.execute<{
    id: string;
    seconds: number;
    stimulus: string | null;
    type: string;
  }>(sql`
    select q.id::text as id, q.seconds, q.stimulus_id::text as stimulus, q.question_type as type
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place) join questions q using (id)
    where q.status = 'published' order by place`);
  return rows;
}
