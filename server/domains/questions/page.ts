/** One page of the list: how many there are, which of them, and what stands beside one of them. */
import type { Page } from '#contract/endpoint.ts';
import type { QuestionSort } from '#contract/questions/shared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { maxHits } from '#server/domains/search/service.ts';
import { countTotal } from './counts.ts';
import type { ResolvedFilter } from './filter.ts';
import { findNumbers } from './numbers-store.ts';
import { countIds, findBeside, listIds, listRanked } from './store.ts';

/** A search counts no further than `maxHits`, and says so. */
export async function findPage(
  db: Queryable,
  filter: ResolvedFilter,
  sort: QuestionSort,
  { page, size }: Page,
): Promise<{ total: number; isCapped: boolean; ids: string[] }> {
  const { search } = filter;
  if (filter.isHopeless) return { total: 0, isCapped: false, ids: [] };
  if (search && sort.sortKey === undefined) {
    const ranked = await listRanked(db, filter, search);
    const ids = ranked.slice((page - 1) * size, Math.min(page * size, maxHits));
    return { ...capped(ranked.length), ids };
  }
  const total = search
    ? capped(await countIds(db, filter, maxHits + 1))
    : { total: await countTotal(db, filter), isCapped: false };
  return { ...total, ids: size === 0 ? [] : await listIds(db, filter, sort, { page, size }) };
}

const capped = (found: number) => ({ total: Math.min(found, maxHits), isCapped: found > maxHits });

/** The numbers of the questions before and after one in the order of the list; the one itself need not be in it. */
export async function findNeighbours(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  sort: QuestionSort,
): Promise<{ previous: string | null; next: string | null }> {
  const { previous, next } = await findBesideIn(db, id, filter, sort);
  const numbers = await findNumbers(
    db,
    [previous, next].filter((one) => one !== null),
  );
  const nameOf = (one: string | null) => (one === null ? null : (numbers.get(one) ?? null));
  return { previous: nameOf(previous), next: nameOf(next) };
}

async function findBesideIn(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  sort: QuestionSort,
): Promise<{ previous: string | null; next: string | null }> {
  if (filter.isHopeless) return { previous: null, next: null };
  if (!filter.search || sort.sortKey !== undefined) return findBeside(db, id, filter, sort);
  const ranked = await listRanked(db, filter, filter.search);
  const place = ranked.indexOf(id);
  return {
    previous: (place > 0 ? ranked[place - 1] : null) ?? null,
    next: (place >= 0 ? ranked[place + 1] : null) ?? null,
  };
}
