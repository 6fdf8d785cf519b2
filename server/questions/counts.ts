/** How many questions each choice of each filter would give beside the others. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { QuestionFilter } from '#contract/questions/shared.ts';
import type { Locale } from '#core/locale.ts';
import { forms, typesOfForm } from '#core/questions/kinds.ts';
import type { Dictionary } from '#core/texts.ts';
import {
  difficultyNames,
  formNames,
  questionTypeNames,
  sortNames,
  statusNames,
} from '#messages/questions.ts';
import type { Queryable } from '#server/db/tx.ts';
import { conditionsOf, type ResolvedFilter, statusCondition } from './filter.ts';
import { mostHits } from './store.ts';
import { questions } from './tables.ts';
import { presentTag, type TagTree } from './tags.ts';

/** So many questions of one type, form and level; with a tag, or each once where it is null. */
export type Cell = {
  question_type: string;
  form: string;
  difficulty: number;
  tag_id: number | null;
  count: number;
};

type Dimension = 'type' | 'form' | 'difficulty' | 'tag';

/** The counts of the whole bank, kept up to date by the import. */
export async function readCells(db: Queryable): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(
    sql`select question_type, form, difficulty, tag_id, count from question_counts`,
  );
  return rows;
}

/** The same for a part of the bank that is small: what one person did, what a search found. */
async function countCells(
  db: Queryable,
  condition: SQL | undefined,
  search: ResolvedFilter['search'],
): Promise<Cell[]> {
  const source = search
    ? sql`(select d.ref from search_documents d where d.kind = 'question' and d.tokens @@ ${search.match}::tsquery
           order by d.id desc limit ${mostHits}) hits join ${questions} on ${questions.id} = hits.ref`
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

/** What type, form, level and tag are counted in: status and search are settled here. */
async function findCells(db: Queryable, filter: ResolvedFilter): Promise<Cell[]> {
  const { status, search, userId } = filter;
  const isPublished = sql`${questions.status} = 'published'`;
  if (filter.isHopeless) return [];
  if (status === undefined && search === null) return readCells(db);
  if (status === 'unseen' && search === null && userId) {
    const seen = await countCells(db, and(isPublished, sql`not ${statusCondition('unseen', userId)}`), null);
    return subtract(await readCells(db), seen);
  }
  const own = status && userId ? statusCondition(status, userId) : undefined;
  return countCells(db, and(isPublished, own), search);
}

function subtract(whole: Cell[], part: Cell[]): Cell[] {
  const nameOf = ({ question_type, form, difficulty, tag_id }: Cell) =>
    [question_type, form, difficulty, tag_id].join();
  const counts = new Map(part.map((cell) => [nameOf(cell), cell.count]));
  return whole.map((cell) => ({ ...cell, count: cell.count - (counts.get(nameOf(cell)) ?? 0) }));
}

/** The sum of the cells that a filter leaves, one dimension set aside, by the value of that dimension. */
function sumBy(cells: Cell[], filter: ResolvedFilter, aside: Dimension | null): Map<string, number> {
  const { type, form, difficulty, tagIds } = filter;
  const tag = tagIds?.[0] ?? null;
  const sums = new Map<string, number>();
  for (const cell of cells) {
    if (aside !== 'type' && type && cell.question_type !== type) continue;
    if (aside !== 'form' && form && !form.some((one) => one === cell.form)) continue;
    if (aside !== 'difficulty' && difficulty && !difficulty.some((one) => one === cell.difficulty)) continue;
    if (aside === 'tag' ? cell.tag_id === null : cell.tag_id !== tag) continue;
    const value =
      aside === 'type'
        ? cell.question_type
        : aside === 'form'
          ? cell.form
          : aside === null
            ? ''
            : String(aside === 'tag' ? cell.tag_id : cell.difficulty);
    sums.set(value, (sums.get(value) ?? 0) + cell.count);
  }
  return sums;
}

export async function countTotal(db: Queryable, filter: ResolvedFilter): Promise<number> {
  const settled = await settleTags(db, filter);
  return sumBy(settled.cells, settled.filter, null).get('') ?? 0;
}

/** Cells know one tag at a time: where several must hold, the questions that have them all are counted afresh. */
async function settleTags(db: Queryable, filter: ResolvedFilter) {
  if ((filter.tagIds?.length ?? 0) < 2 || filter.isHopeless)
    return { cells: await findCells(db, filter), filter };
  const { type: _, form: __, difficulty: ___, ...rest } = filter;
  const cells = await countCells(db, conditionsOf(rest), filter.search);
  return { cells, filter: { ...filter, tagIds: [] } };
}

export async function countFilters(db: Queryable, tree: TagTree, filter: ResolvedFilter, locale: Locale) {
  const { cells, filter: settled } = await settleTags(db, filter);
  const tagCells = settled === filter ? cells : await findCells(db, filter);
  const choices = (dictionary: Dictionary, sums: Map<string, number>, values: readonly string[]) =>
    values.map((value) => ({
      value,
      label: dictionary[value]?.[locale] ?? value,
      count: sums.get(value) ?? 0,
    }));
  const formsHere = forms.filter(
    (form) => typesOfForm[form].question_type === (filter.type ?? typesOfForm[form].question_type),
  );
  return {
    total: sumBy(cells, settled, null).get('') ?? 0,
    types: choices(questionTypeNames, sumBy(cells, settled, 'type'), Object.keys(questionTypeNames)),
    tags: countTree(tree, sumBy(tagCells, { ...filter, tagIds: [] }, 'tag'), locale),
    forms: choices(formNames, sumBy(cells, settled, 'form'), formsHere),
    difficulties: choices(difficultyNames, sumBy(cells, settled, 'difficulty'), ['1', '2', '3', '4', '5']),
    statuses: filter.userId ? await countStatuses(db, filter, filter.userId, locale) : [],
    sorts: Object.entries(sortNames).map(([value, label]) => ({ value, label: label[locale] })),
  };
}

type CountedTag = { id: string; path: string; name: string; count: number; children: CountedTag[] };

/** The branches under which there is something. */
export function countTree(
  tree: TagTree,
  counts: ReadonlyMap<string, number>,
  locale: Locale,
  parent: number | null = null,
): CountedTag[] {
  return tree.childrenOf(parent).flatMap((row) => {
    const count = counts.get(String(row.id)) ?? 0;
    return count === 0
      ? []
      : [{ ...presentTag(row, locale), count, children: countTree(tree, counts, locale, row.id) }];
  });
}

export const sumTags = (cells: Cell[], type: QuestionFilter['type']): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { question_type, tag_id, count } of cells)
    if (question_type === type && tag_id !== null)
      sums.set(String(tag_id), (sums.get(String(tag_id)) ?? 0) + count);
  return sums;
};

async function countStatuses(db: Queryable, filter: ResolvedFilter, userId: string, locale: Locale) {
  const count = (status: 'unseen' | 'wrong' | 'collected') => countTotal(db, { ...filter, status, userId });
  return Promise.all(
    (['unseen', 'wrong', 'collected'] as const).map(async (value) => ({
      value,
      label: statusNames[value][locale],
      count: await count(value),
    })),
  );
}
