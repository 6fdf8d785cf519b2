/** One page of the list: how many there are, and which of them. */
import type { Page } from '#contract/endpoint.ts';
import type { QuestionSort } from '#contract/questions/shared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { countTotal } from './counts.ts';
import type { ResolvedFilter } from './filter.ts';
import { countIds, listIds, listRanked, maxHits } from './store.ts';

export async function findPage(
  db: Queryable,
  filter: ResolvedFilter,
  sort: QuestionSort,
  { page, size }: Page,
): Promise<{ total: number; ids: string[] }> {
  const { search } = filter;
  if (filter.isHopeless) return { total: 0, ids: [] };
  if (search && sort.sortKey === undefined) {
    const ranked = await listRanked(db, filter, search);
    return { total: ranked.length, ids: ranked.slice((page - 1) * size, Math.min(page * size, maxHits)) };
  }
  const total = search ? await countIds(db, filter, maxHits + 1) : await countTotal(db, filter);
  return { total, ids: size === 0 ? [] : await listIds(db, filter, sort, { page, size }) };
}
