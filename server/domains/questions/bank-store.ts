/** What only an import changes: the tags, and how many questions there are of each kind. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Form } from '#core/questions/kinds.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questionCounts, tags } from './tables.ts';

/** So many questions of one type, form and level; with a tag, or each once where it is null. */
export type Cell = {
  question_type: string;
  form: string;
  difficulty: number;
  tag_id: number | null;
  count: number;
};

/** The counts of all that is open to everybody, kept up to date by the imports. */
export async function listCells(db: Queryable): Promise<Cell[]> {
  return db
    .select({
      question_type: questionCounts.questionType,
      form: questionCounts.form,
      difficulty: questionCounts.difficulty,
      tag_id: questionCounts.tagId,
      count: questionCounts.count,
    })
    .from(questionCounts);
}

/** What is read at one glance and by everybody: no passage, no essay, and no options that are formulas alone, which have no name to be read out. */
const dailyForms = ['tc1', 'se'] satisfies Form[];

/**
 * One question for a day, drawn by the day's name: what comes into the bank or leaves it during the day moves the draw
 * only if it is the question itself. Null where there is none.
 */
export async function drawDaily(
  db: Queryable,
  day: string,
  reserved: readonly string[],
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from questions
    where status = 'published' and stimulus_id is null and form = any(${sql.param(dailyForms)}::text[])
      and id <> all(${sql.param(reserved)}::bigint[])
    order by md5(${day} || code) limit 1`);
  return rows[0]?.id ?? null;
}

export type TagRow = typeof tags.$inferSelect;

/** In the order of the taxonomy, without those that are retired. */
export async function listTags(db: Queryable): Promise<TagRow[]> {
  return db.select().from(tags).where(isNull(tags.retiredAt)).orderBy(asc(tags.position));
}

export async function listLeaves(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .select({ path: tags.path })
    .from(tags)
    .where(and(eq(tags.isLeaf, true), isNull(tags.retiredAt)));
  return new Set(rows.map(({ path }) => path));
}

const name = { path: tags.path, zh_cn: tags.nameZh, en: tags.nameEn };

const byPath = (rows: readonly ({ path: string } & Text)[]): Map<string, Text> =>
  new Map(rows.map(({ path, ...text }) => [path, text]));

/** The names of tags by path; one that is unknown is absent. */
export async function findTagNames(db: Queryable, paths: readonly string[]): Promise<Map<string, Text>> {
  if (paths.length === 0) return new Map();
  return byPath(
    await db
      .select(name)
      .from(tags)
      .where(inArray(tags.path, [...paths])),
  );
}

/** Those of all tags, retired ones too. */
export async function listTagNames(db: Queryable): Promise<Map<string, Text>> {
  return byPath(await db.select(name).from(tags));
}

/** Every name of a tag with its number and how many questions it leads to; of tags named alike the fullest. */
export async function listTagSizes(db: Queryable): Promise<{ name: string; id: number; total: number }[]> {
  const { rows } = await db.execute<{ name: string; id: number; total: number }>(sql`
    select distinct on (name) name, id, coalesce(total, 0)::int as total
    from (
      select tags.id, name, (select sum(count) from question_counts c where c.tag_id = tags.id) as total
      from tags, unnest(array[name_zh, name_en]) as name where retired_at is null
    ) named
    order by name, named.total desc nulls last`);
  return rows;
}
