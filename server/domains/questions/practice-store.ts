/** Questions worth trying: after another one, of a filter, in place of one that went wrong, of those one collected. */
import { sql } from 'drizzle-orm';
import type { QuestionType } from '#core/questions/kinds.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { ResolvedFilter } from './filter.ts';
import type { Closed } from './reserved/closed.ts';
import { isChosen, isOpenTo } from './store.ts';
import { questions, questionTags } from './tables.ts';

/** Questions worth trying after this one: of the same passage first, then one variant, then of the same tag. */
export async function listRelated(db: Queryable, id: string, max: number, closed: Closed): Promise<string[]> {
  const isOpen = sql`q.status = 'published' and ${isOpenTo(closed, 'q')}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with self as (
      select q.*, (select tag_id from question_tags t where t.question_id = q.id order by position limit 1) as chief
      from questions q where q.id = ${id}
    ), found as (
      (select q.id, 1 as rank from questions q, self
       where q.stimulus_id = self.stimulus_id and q.id <> self.id and ${isOpen} order by q.id limit 4)
      union all
      (select q.id, 2 from questions q, self
       where q.family = self.family and q.id <> self.id and ${isOpen}
         and q.stimulus_id is not distinct from self.stimulus_id order by q.id limit 1)
      union all
      (select q.id, 3 from self join question_tags t on t.tag_id = self.chief join questions q on q.id = t.question_id
       where q.question_type = self.question_type and q.id <> self.id
         and q.difficulty between self.difficulty - 1 and self.difficulty + 1 and ${isOpen}
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
      from ${questions} where ${isChosen(filter)}
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

/** For each question a published and open one of its family that the person has not tried yet, or tried longest ago. */
export async function findVariants(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
  closed: Closed,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; variant: string }>(sql`
    select q.id::text as id, v.id::text as variant
    from questions q, lateral (
      select other.id from questions other
        left join user_questions u on u.question_id = other.id and u.user_id = ${userId}
      where other.family = q.family and other.id <> q.id and other.status = 'published'
        and other.stimulus_id is null and ${isOpenTo(closed, 'other')}
      order by u.last_at nulls first, other.id limit 1
    ) v
    where q.id = any(${sql.param(questionIds)}::bigint[])`);
  return new Map(rows.map(({ id, variant }) => [id, variant]));
}

/**
 * By family its published and open questions, the best to try first: what the person never tried or tried longest ago,
 * each person in an order of their own; for a visitor always the same.
 */
export async function listDraws(
  db: Queryable,
  families: readonly string[],
  userId: string | null,
  closed: Closed,
): Promise<Map<string, string[]>> {
  if (families.length === 0) return new Map();
  const { rows } = await db.execute<{ family: string; id: string }>(sql`
    select q.family, q.id::text as id from questions q
      left join user_questions u on u.question_id = q.id and u.user_id = ${userId}
    where q.family = any(${sql.param(families)}::text[]) and q.status = 'published' and q.stimulus_id is null
      and ${isOpenTo(closed, 'q')}
    order by u.last_at nulls first, md5(${userId ?? ''}::text || ' ' || q.id), q.id`);
  const draws = Map.groupBy(rows, ({ family }) => family);
  return new Map([...draws].map(([family, drawn]) => [family, drawn.map(({ id }) => id)]));
}

/** The published ones of these: those the person never tried, then those tried longest ago, else in the order given. */
export async function listLeastTried(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  count: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select q.id::text as id
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as given (id, place)
      join questions q on q.id = given.id and q.status = 'published'
      left join user_questions u on u.user_id = ${userId} and u.question_id = q.id
    order by u.last_at nulls first, place limit ${count}`);
  return rows.map(({ id }) => id);
}

/** Those of these questions that are of a type and filed under all of the tags. */
export async function listOfKind(
  db: Queryable,
  ids: readonly string[],
  { type, tagIds = [] }: { type?: QuestionType | undefined; tagIds?: readonly number[] },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text as id from questions
    where id = any(${sql.param(ids)}::bigint[]) and (${type ?? null}::text is null or question_type = ${type ?? null})
      and tag_ids @> ${sql.param(tagIds)}::integer[]`);
  return rows.map(({ id }) => id);
}

/** How many of these questions are of each type, and filed directly under each tag, by its number. */
export async function countKinds(
  db: Queryable,
  ids: readonly string[],
): Promise<{ types: Record<string, number>; tags: Record<string, number> }> {
  const { rows } = await db.execute<{ dimension: 'types' | 'tags'; value: string; count: number }>(sql`
    select 'types' as dimension, question_type as value, count(*)::int as count
      from ${questions} where id = any(${sql.param(ids)}::bigint[]) group by 2
    union all select 'tags', tag_id::text, count(*)::int
      from ${questionTags} where question_id = any(${sql.param(ids)}::bigint[]) group by 2`);
  const of = (dimension: 'types' | 'tags') =>
    Object.fromEntries(
      rows.filter((row) => row.dimension === dimension).map(({ value, count }) => [value, count]),
    );
  return { types: of('types'), tags: of('tags') };
}

/** For each question that has a family everyone in it, itself among them. */
export async function findFamilies(
  db: Queryable,
  questionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; family: string[] }>(sql`
    select self.id::text as id, array_agg(other.id::text) as family
    from questions self join questions other on other.family = self.family
    where self.id = any(${sql.param(questionIds)}::bigint[]) group by self.id`);
  return new Map(rows.map(({ id, family }) => [id, family]));
}
