/** Which questions a filter gives, in which order, how many, and what stands before and after one of them. */
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QuestionSort } from '#contract/questions/shared.ts';
import type { Listed } from '#core/questions/apart.ts';
import { isAmong } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { hitsOf, maxHits, type ResolvedSearch, rankHits } from '#server/domains/search/service.ts';
import type { Cell } from './bank-store.ts';
import type { ResolvedFilter } from './filter.ts';
import type { Closed } from './reserved/closed.ts';
import { questions } from './tables.ts';

/** Written out: the indexes hold what is published, and a plan that is kept for any value of a parameter cannot use them. */
const isPublished = sql`questions.status = 'published'`;

/** Everything but the search: one that is ranked has to be joined. */
function conditionsOf(filter: ResolvedFilter): SQL | undefined {
  const { type, form, difficulty, tagIds, closed } = filter;
  return and(
    isPublished,
    type && eq(questions.questionType, type),
    form && inArray(questions.form, form),
    difficulty && inArray(questions.difficulty, difficulty),
    tagIds && tagIds.length > 0 ? arrayContains(questions.tagIds, tagIds) : undefined,
    statusCondition(filter),
    isOpenTo(closed),
  );
}

/** What is open to who asks, of `questions` under this name. */
export function isOpenTo({ rule: { opened, heldBack } }: Closed, name = 'questions'): SQL {
  const q = sql.identifier(name);
  const isKeptOpen =
    opened === null
      ? undefined
      : opened.length === 0
        ? sql`${q}.reserved_for is null`
        : sql`(${q}.reserved_for is null or ${q}.reserved_for = any(${sql.param(opened)}::bigint[]))`;
  const isLetGo = heldBack.length === 0 ? undefined : sql`${q}.id <> all(${sql.param(heldBack)}::bigint[])`;
  return and(isKeptOpen, isLetGo) ?? sql`true`;
}

/**
 * What a person has seen, wrong or collected is little beside the bank: gathered first, so that no plan walks the bank
 * in search of it.
 */
function statusCondition({ status, userId, collected }: ResolvedFilter): SQL | undefined {
  if (status === undefined || userId === null) return undefined;
  switch (status) {
    case 'unseen':
      return sql`not exists (select from user_questions u
        where u.user_id = ${userId} and u.question_id = questions.id)`;
    case 'seen':
      return sql`questions.id = any(array(select u.question_id from user_questions u
        where u.user_id = ${userId}))`;
    case 'wrong':
      return sql`questions.id = any(array(select u.question_id from user_questions u
        where u.user_id = ${userId} and not u.last_correct))`;
    case 'collected':
      return collected ? sql`questions.id = any(array(${collected}))` : sql`false`;
  }
}

/** Beside `conditionsOf`, which leaves out what is closed: a long list of ids is compared once. */
const hitsBeside = (search: ResolvedSearch): SQL => hitsOf('question', { ...search, closed: [] });

const isHit = (search: ResolvedSearch | null): SQL | undefined =>
  search ? sql`exists (select from ${hitsBeside(search)} hit where hit.ref = questions.id)` : undefined;

/** The filter with its search, for statements that rank nothing. */
export const isChosen = (filter: ResolvedFilter): SQL | undefined =>
  and(conditionsOf(filter), isHit(filter.search));

type SortKey = NonNullable<QuestionSort['sortKey']>;
type Direction = QuestionSort['sortType'];

/** Questions without answers come last, whichever way accuracy is sorted. */
function sortExpression(key: SortKey, direction: Direction): SQL {
  switch (key) {
    case 'createdAt':
      return sql`questions.created_at`;
    case 'difficulty':
      return sql`questions.difficulty`;
    case 'hot':
      return sql`question_stats.attempts`;
    case 'accuracy':
      return direction === 'DESC'
        ? sql`coalesce(question_stats.accuracy, -1)`
        : sql`coalesce(question_stats.accuracy, 2)`;
  }
}

/**
 * What orders those that are equal, from the table whose index gives the order: drawn, since by their ids alone the
 * questions of a family would stand together.
 */
const tieBreaker = (key: SortKey): SQL[] =>
  needsStats(key) ? [sql`question_stats.question_id`] : [sql`hashint8(questions.id)`, sql`questions.id`];

const needsStats = (key: SortKey): boolean => key === 'hot' || key === 'accuracy';

const fromQuestions = (key: SortKey): SQL =>
  needsStats(key)
    ? sql`question_stats join questions on questions.id = question_stats.question_id`
    : sql`questions`;

const direct = (direction: Direction): SQL => (direction === 'DESC' ? sql`desc` : sql`asc`);

const keysOf = (key: SortKey, direction: Direction): SQL[] => [
  sortExpression(key, direction),
  ...tieBreaker(key),
];

/** An entry of a list under the name that learners know. */
export type Entry = Listed & { number: string };

const numberOf = sql`coalesce(questions.number, questions.id::text)`;

/** Some of the list in its own order, siblings side by side. A search without a sort of its own is ranked: see `listRanked`. */
export async function listRaw(
  db: Queryable,
  filter: ResolvedFilter,
  { sortKey, sortType }: QuestionSort,
  { offset, limit }: { offset: number; limit: number },
): Promise<Entry[]> {
  if (filter.isHopeless || limit === 0) return [];
  const key = sortKey ?? 'createdAt';
  const order = keysOf(key, sortType).map((part) => sql`${part} ${direct(sortType)}`);
  // As one value: hundreds of rows cost the driver more than the database.
  const { rows } = await db.execute<{ list: Entry[] | null }>(sql`
    select json_agg(entry) as list from (
      select questions.id::text as id, ${numberOf} as number, questions.family from ${fromQuestions(key)}
      where ${isChosen(filter)}
      order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}
    ) entry`);
  return rows[0]?.list ?? [];
}

/**
 * The hits, best first; one more than are shown where there are more than can be ranked. They come in no order, so that
 * the search for a word that is everywhere may end as soon as there are enough.
 */
export async function listRanked(
  db: Queryable,
  filter: ResolvedFilter,
  search: ResolvedSearch,
): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    with hits as (
      select hit.ref, hit.kin, hit.tokens
      from ${hitsBeside(search)} hit join questions on questions.id = hit.ref
      where ${conditionsOf(filter)} limit ${maxHits + 1}
    )
    select ref::text as id, ${numberOf} as number, questions.family
    from (${rankHits(search)}) ranked join questions on questions.id = ranked.ref
    order by score desc, ref desc`);
  return rows;
}

/** How many questions a filter gives, up to `max`. */
export async function countIds(db: Queryable, filter: ResolvedFilter, max?: number): Promise<number> {
  if (filter.isHopeless) return 0;
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from questions where ${isChosen(filter)} ${max === undefined ? sql`` : sql`limit ${max}`}
    ) found`);
  return rows[0]?.total ?? 0;
}

/** How many of a filter's questions a person has seen, answered wrong last, and collected. */
export async function countOwn(
  db: Queryable,
  { status: _, ...filter }: ResolvedFilter,
): Promise<{ seen: number; wrong: number; collected: number }> {
  const none = { seen: 0, wrong: 0, collected: 0 };
  if (filter.isHopeless || !filter.collected) return none;
  const { rows } = await db.execute<typeof none>(sql`
    with tried as materialized (
      select u.question_id, u.last_correct from user_questions u where u.user_id = ${filter.userId}),
    kept as materialized (${filter.collected})
    select count(tried.question_id)::int as seen, count(*) filter (where not tried.last_correct)::int as wrong,
      count(kept.question_id)::int as collected
    from questions left join tried on tried.question_id = questions.id left join kept on kept.question_id = questions.id
    where questions.id = any(array(select question_id from tried union select question_id from kept))
      and ${isChosen(filter)}`);
  return rows[0] ?? none;
}

/** How many of each kind, for a part of the bank that is small: what one person did, what a search found. */
export async function countCells(db: Queryable, filter: ResolvedFilter): Promise<Cell[]> {
  const source = filter.search
    ? sql`(select ref from ${hitsOf('question', filter.search)} found limit ${maxHits}) hit
          join questions on questions.id = hit.ref`
    : sql`questions`;
  return cellsOf(db, source, conditionsOf(filter));
}

/** The same of some questions, as far as they are published. */
export async function countCellsOf(db: Queryable, ids: readonly string[]): Promise<Cell[]> {
  return ids.length === 0 ? [] : cellsOf(db, sql`questions`, and(isPublished, isAmong(questions.id, ids)));
}

async function cellsOf(db: Queryable, source: SQL, condition: SQL | undefined): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(sql`
    with part as materialized (
      select questions.question_type, questions.form, questions.difficulty, questions.tag_ids
      from ${source} where ${condition})
    select question_type, form, difficulty, null::integer as tag_id, count(*)::int as count from part group by 1, 2, 3
    union all
    select question_type, form, difficulty, tag_id, count(*)::int
    from part, unnest(tag_ids) as tag_id group by 1, 2, 3, 4`);
  return rows;
}

/** A question with the number of those that stand before it in a list, and whether it is in the list itself. */
export type Ranked = { one: Entry; rank: number; isIn: boolean };

/** Null where there is no such question. */
export async function findRank(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  { sortKey, sortType }: QuestionSort,
): Promise<Ranked | null> {
  const key = sortKey ?? 'createdAt';
  const keys = keysOf(key, sortType);
  const named = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql.raw(name)),
      sql`, `,
    );
  const own = keys.map((_, at) => `own_${at}`);
  const { rows } = await db.execute<Omit<Ranked, 'one'> & Omit<Entry, 'id'>>(sql`
    with own as (
      select ${sql.join(
        keys.map((part, at) => sql`${part} as ${sql.raw(own[at] ?? '')}`),
        sql`, `,
      )}, questions.family as own_family, ${numberOf} as own_number, ${isChosen(filter)} as is_in
      from ${fromQuestions(key)} where ${eq(questions.id, id)}
    )
    select own_family as family, own_number as number, is_in as "isIn", (
      select count(*)::int from ${fromQuestions(key)}
      where ${isChosen(filter)}
        and (${sql.join(keys, sql`, `)}) ${sortType === 'DESC' ? sql`>` : sql`<`} (${named(own)})
    ) as rank
    from own`);
  const [found] = rows;
  if (!found) return null;
  const { rank, isIn, family, number } = found;
  return { one: { id, number, family }, rank, isIn };
}
