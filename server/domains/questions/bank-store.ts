/** Counts of questions by type, form, level and tag, as the database gives them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import type { ResolvedSearch } from '#server/domains/search/query.ts';
import { maxHits } from './store.ts';
import { questions } from './tables.ts';

/** So many questions of one type, form and level; with a tag, or each once where it is null. */
export type Cell = {
  question_type: string;
  form: string;
  difficulty: number;
  tag_id: number | null;
  count: number;
};

/** The counts of the whole bank, kept up to date by the import. */
export async function readCells(db: Queryable): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(
    sql`select question_type, form, difficulty, tag_id, count from question_counts`,
  );
  return rows;
}

/** The same for a part of the bank that is small: what one person did, what a search found. */
export async function countCells(
  db: Queryable,
  condition: SQL | undefined,
  search: ResolvedSearch | null,
): Promise<Cell[]> {
  const source = search
    ? sql`(select d.ref from search_documents d where d.kind = 'question' and d.tokens @@ ${search.match}::tsquery
           limit ${maxHits}) hits join ${questions} on ${questions.id} = hits.ref`
    : sql`${questions}`;
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
