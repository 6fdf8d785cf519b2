/** Which questions a filter gives, in which order, how many, and what stands before and after one of them. */
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { QuestionSort } from '#contract/questions/shared.ts';
import { isAmong, isNoneOf } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { hitsOf, maxHits, type ResolvedSearch, rankHits } from '#server/domains/search/service.ts';
import type { Cell } from './bank-store.ts';
import type { ResolvedFilter } from './filter.ts';
import { questionStats, questions, userQuestions } from './tables.ts';

/** Everything but the search: one that is ranked has to be joined. */
function conditionsOf(filter: ResolvedFilter): SQL | undefined {
  const { type, form, difficulty, tagIds, closed } = filter;
  return and(
    eq(questions.status, 'published'),
    type && eq(questions.questionType, type),
    form && inArray(questions.form, form),
    difficulty && inArray(questions.difficulty, difficulty),
    tagIds && tagIds.length > 0 ? arrayContains(questions.tagIds, tagIds) : undefined,
    statusCondition(filter),
    isNoneOf(questions.id, closed.ids),
  );
}

/**
 * What a person has seen, wrong or collected is little beside the bank: gathered first, so that no plan walks the bank
 * in search of it.
 */
function statusCondition({ status, userId, collected }: ResolvedFilter): SQL | undefined {
  if (status === undefined || userId === null) return undefined;
  switch (status) {
    case 'unseen':
      return sql`not exists (select from ${userQuestions} u
        where u.user_id = ${userId} and u.question_id = ${questions.id})`;
    case 'seen':
      return sql`${questions.id} = any(array(select u.question_id from ${userQuestions} u
        where u.user_id = ${userId}))`;
    case 'wrong':
      return sql`${questions.id} = any(array(select u.question_id from ${userQuestions} u
        where u.user_id = ${userId} and not u.last_correct))`;
    case 'collected':
      return sql`${questions.id} = any(array(select unnest(${sql.param(collected)}::bigint[])))`;
  }
}

/** Beside `conditionsOf`, which leaves out what is closed: a long list of ids is compared once. */
const hitsBeside = (search: ResolvedSearch): SQL => hitsOf('question', { ...search, closed: [] });

const isHit = (search: ResolvedSearch | null): SQL | undefined =>
  search ? sql`exists (select from ${hitsBeside(search)} hit where hit.ref = ${questions.id})` : undefined;

/** The filter with its search, for statements that rank nothing. */
export const isChosen = (filter: ResolvedFilter): SQL | undefined =>
  and(conditionsOf(filter), isHit(filter.search));

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
    where ${isChosen(filter)}
    order by ${expression} ${direct(sortType)}, ${tieBreaker(key)} ${direct(sortType)}
    limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ id }) => id);
}

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
      select hit.ref, hit.kin, hit.tokens
      from ${hitsBeside(search)} hit join ${questions} on ${questions.id} = hit.ref
      where ${conditionsOf(filter)} limit ${maxHits + 1}
    )
    select ref::text as id from (${rankHits(search)}) ranked order by score desc, ref desc`);
  return rows.map(({ id }) => id);
}

/** How many questions a filter gives, up to `max`. */
export async function countIds(db: Queryable, filter: ResolvedFilter, max?: number): Promise<number> {
  if (filter.isHopeless) return 0;
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${questions} where ${isChosen(filter)} ${max === undefined ? sql`` : sql`limit ${max}`}
    ) found`);
  return rows[0]?.total ?? 0;
}

/** How many of each kind, for a part of the bank that is small: what one person did, what a search found. */
export async function countCells(db: Queryable, filter: ResolvedFilter): Promise<Cell[]> {
  const source = filter.search
    ? sql`(select ref from ${hitsOf('question', filter.search)} found limit ${maxHits}) hit
          join ${questions} on ${questions.id} = hit.ref`
    : sql`${questions}`;
  return cellsOf(db, source, conditionsOf(filter));
}

/** The same of some questions, as far as they are published. */
export async function countCellsOf(db: Queryable, ids: readonly string[]): Promise<Cell[]> {
  return ids.length === 0
    ? []
    : cellsOf(db, sql`${questions}`, and(eq(questions.status, 'published'), isAmong(questions.id, ids)));
}

async function cellsOf(db: Queryable, source: SQL, condition: SQL | undefined): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(sql`
    with part as materialized (
      select ${questions.questionType}, ${questions.form}, ${questions.difficulty}, ${questions.tagIds}
      from ${source} where ${condition})
    select question_type, form, difficulty, null::integer as tag_id, count(*)::int as count from part group by 1, 2, 3
    union all
    select question_type, form, difficulty, tag_id, count(*)::int
    from part, unnest(tag_ids) as tag_id group by 1, 2, 3, 4`);
  return rows;
}

/** The questions before and after one in the order of the list, which need not hold it. Ranked ones: see `listRanked`. */
export async function findBeside(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  { sortKey, sortType }: QuestionSort,
): Promise<{ previous: string | null; next: string | null }> {
  const key = sortKey ?? 'createdAt';
  const expression = sortExpression(key, sortType);
  const own = sql`(select ${expression} from ${fromQuestions(key)} where ${eq(questions.id, id)})`;
  const beside = async (direction: Direction): Promise<string | null> => {
    const sign = direction === 'DESC' ? sql`<` : sql`>`;
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${questions.id}::text as id from ${fromQuestions(key)}
      where ${isChosen(filter)} and (${expression}, ${tieBreaker(key)}) ${sign} (${own}, ${id}::bigint)
      order by ${expression} ${direct(direction)}, ${tieBreaker(key)} ${direct(direction)} limit 1`);
    return rows[0]?.id ?? null;
  };
  return { previous: await beside(sortType === 'DESC' ? 'ASC' : 'DESC'), next: await beside(sortType) };
}
