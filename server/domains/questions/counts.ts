/** How many questions each choice of each filter would give beside the others. */
import { LRUCache } from 'lru-cache';
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
import { maxHits } from '#server/domains/search/service.ts';
import { readBank } from './bank.ts';
import type { Cell } from './bank-store.ts';
import type { ResolvedFilter } from './filter.ts';
import type { Closed } from './reserved/closed.ts';
import { countCells, countCellsOf, countIds, countOwn } from './store.ts';
import { presentTag, type TagTree } from './tags.ts';

type Dimension = 'type' | 'form' | 'difficulty' | 'tag';

/** What type, form, level and tag are counted in: status and search are settled here. */
async function findCells(db: Queryable, filter: ResolvedFilter): Promise<readonly Cell[]> {
  const { status, search, userId, collected, closed, isHopeless } = filter;
  if (isHopeless) return [];
  if (status === undefined && search === null) return findOpenCells(db, closed);
  const own = { status, search, userId, collected, closed, isHopeless, tagIds: [] };
  if (status === 'unseen' && search === null && userId)
    return combine(await findOpenCells(db, closed), [], await countCells(db, { ...own, status: 'seen' }));
  return countCells(db, own);
}

/** What is open to everybody, with what this person has opened, and without what an exam of theirs holds back. */
async function findOpenCells(db: Queryable, closed: Closed): Promise<readonly Cell[]> {
  const { cells, reserved } = await readBank(db);
  // Most have begun no mock exam: nothing is to be gone through for them.
  if (closed.rule.opened?.length === 0 && closed.rule.heldBack.length === 0) return cells;
  const opened = [...reserved.keys()].filter((id) => !closed.byId.has(id));
  const heldBack = closed.ids.filter((id) => !reserved.has(id));
  if (opened.length + heldBack.length === 0) return cells;
  return combine(cells, await countCellsOf(db, opened), await countCellsOf(db, heldBack));
}

function combine(whole: readonly Cell[], more: readonly Cell[], less: readonly Cell[]): Cell[] {
  const sums = new Map<string, Cell>();
  const add = (cells: readonly Cell[], sign: 1 | -1) => {
    for (const cell of cells) {
      const name = [cell.question_type, cell.form, cell.difficulty, cell.tag_id].join();
      sums.set(name, { ...cell, count: (sums.get(name)?.count ?? 0) + sign * cell.count });
    }
  };
  add(whole, 1);
  add(more, 1);
  add(less, -1);
  return [...sums.values()];
}

type Sums = ReadonlyMap<string, number>;

/** By cells and by what they were summed for: those of the bank itself are everybody's, and are asked for over and over. */
const known = new WeakMap<readonly Cell[], LRUCache<string, Sums>>();

/** The sum of the cells that a filter leaves, one dimension set aside, by the value of that dimension. */
function sumBy(cells: readonly Cell[], filter: ResolvedFilter, aside: Dimension | null): Sums {
  const { type, form, difficulty, tagIds } = filter;
  const tag = tagIds?.[0] ?? null;
  let ofCells = known.get(cells);
  if (!ofCells) {
    ofCells = new LRUCache({ max: 500 });
    known.set(cells, ofCells);
  }
  const key = JSON.stringify([aside, type, form, difficulty, tag]);
  const sums = ofCells.get(key) ?? addUp(cells, { type, form, difficulty, tag }, aside);
  ofCells.set(key, sums);
  return sums;
}

type Wanted = Pick<ResolvedFilter, 'type' | 'form' | 'difficulty'> & { tag: number | null };

function addUp(
  cells: readonly Cell[],
  { type, form, difficulty, tag }: Wanted,
  aside: Dimension | null,
): Sums {
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
  const cells = await countCells(db, rest);
  return { cells, filter: { ...filter, tagIds: [] } };
}

export async function countFilters(db: Queryable, tree: TagTree, filter: ResolvedFilter, locale: Locale) {
  const { cells, filter: settled } = await settleTags(db, filter);
  const tagCells = settled === filter ? cells : await findCells(db, filter);
  const choices = (dictionary: Dictionary, sums: Sums, values: readonly string[]) =>
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
    statuses: filter.userId ? await countStatuses(db, filter, locale) : [],
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

export const sumTags = (cells: readonly Cell[], type: QuestionFilter['type']): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { question_type, tag_id, count } of cells)
    if (question_type === type && tag_id !== null)
      sums.set(String(tag_id), (sums.get(String(tag_id)) ?? 0) + count);
  return sums;
};

async function countStatuses(db: Queryable, filter: ResolvedFilter, locale: Locale) {
  const { status: _, ...open } = filter;
  const { seen, ...own } = await countOwn(db, open);
  const counts = { ...own, unseen: await countUnseen(db, open, seen) };
  return (['unseen', 'wrong', 'collected'] as const).map((value) => ({
    value,
    label: statusNames[value][locale],
    count: counts[value],
  }));
}

/** All but the few that were seen; a search is small enough to be counted itself. */
async function countUnseen(db: Queryable, filter: ResolvedFilter, seen: number): Promise<number> {
  if (filter.search) return countIds(db, { ...filter, status: 'unseen' }, maxHits);
  return (await countTotal(db, filter)) - seen;
}
