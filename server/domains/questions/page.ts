/** One page of the list: how many there are, which of them, and what stands beside one of them. */
import type { Page } from '#contract/endpoint.ts';
import type { QuestionSort } from '#contract/questions/shared.ts';
import { blockSize, readApart } from '#core/questions/apart.ts';
import type { Queryable } from '#server/db/tx.ts';
import { maxHits } from '#server/domains/search/service.ts';
import { countTotal } from './counts.ts';
import type { ResolvedFilter } from './filter.ts';
import { countIds, type Entry, findRank, listRanked, listRaw, type Ranked } from './store.ts';

/** A list in the order that it would have if siblings might stand side by side. */
type Raw = { total: number; isCapped: boolean; read: (offset: number, limit: number) => Promise<Entry[]> };

async function openList(db: Queryable, filter: ResolvedFilter, sort: QuestionSort): Promise<Raw> {
  const { search } = filter;
  if (filter.isHopeless) return { total: 0, isCapped: false, read: async () => [] };
  if (search && sort.sortKey === undefined) {
    const ranked = await listRanked(db, filter, search);
    const shown = ranked.slice(0, maxHits);
    return { ...capped(ranked.length), read: async (offset, limit) => shown.slice(offset, offset + limit) };
  }
  const count = search
    ? capped(await countIds(db, filter, maxHits + 1))
    : { total: await countTotal(db, filter), isCapped: false };
  const read = (part: ResolvedFilter, offset: number, limit: number) =>
    listRaw(db, part, sort, { offset, limit });
  if (!startsWithUnseen(filter, sort))
    return { ...count, read: (offset, limit) => read(filter, offset, limit) };
  const [unseen, seen] = [{ ...filter, status: 'unseen' } as const, { ...filter, status: 'seen' } as const];
  return {
    ...count,
    read: async (offset, limit) => {
      const fresh = await read(unseen, offset, limit);
      if (fresh.length === limit) return fresh;
      // Most pages end before what was tried begins; only beyond it has it to be counted where that is.
      const tried = fresh.length > 0 ? 0 : offset - (count.total - (await countIds(db, seen)));
      return [...fresh, ...(await read(seen, Math.max(0, tried), limit - fresh.length))];
    },
  };
}

/** Who asks for an order by what questions are like gets just that; any other list keeps siblings apart. */
async function readPlaces(
  sort: QuestionSort,
  places: { from: number; to: number; total: number },
  read: Raw['read'],
): Promise<Entry[]> {
  const isStrict = sort.sortKey !== undefined && sort.sortKey !== 'createdAt';
  return isStrict ? read(places.from, Math.max(0, places.to - places.from)) : readApart(places, read);
}

/** Who asks for no order of their own begins with what they have not tried. */
const startsWithUnseen = ({ userId, status, search }: ResolvedFilter, { sortKey, sortType }: QuestionSort) =>
  userId !== null && status === undefined && search === null && sortKey === undefined && sortType === 'DESC';

const capped = (found: number) => ({ total: Math.min(found, maxHits), isCapped: found > maxHits });

/** A search counts no further than `maxHits`, and says so. */
export async function findPage(
  db: Queryable,
  filter: ResolvedFilter,
  sort: QuestionSort,
  { page, size }: Page,
): Promise<{ total: number; isCapped: boolean; ids: string[] }> {
  const { total, isCapped, read } = await openList(db, filter, sort);
  const from = (page - 1) * size;
  const listed = await readPlaces(sort, { from, to: Math.min(from + size, total), total }, read);
  return { total, isCapped, ids: listed.map(({ id }) => id) };
}

/** The numbers of the questions before and after one in the order of the list; the one itself need not be in it. */
export async function findNeighbours(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  sort: QuestionSort,
): Promise<{ previous: string | null; next: string | null }> {
  const around = await findAround(db, id, filter, sort);
  const place = around.findIndex((one) => one.id === id);
  if (place < 0) return { previous: null, next: null };
  return { previous: around[place - 1]?.number ?? null, next: around[place + 1]?.number ?? null };
}

/** A part of the list that holds the question and both its neighbours; nothing where they cannot be told. */
async function findAround(
  db: Queryable,
  id: string,
  filter: ResolvedFilter,
  sort: QuestionSort,
): Promise<Entry[]> {
  if (filter.isHopeless) return [];
  const list = await openList(db, filter, sort);
  if (filter.search && sort.sortKey === undefined)
    return readApart({ from: 0, to: list.total, total: list.total }, list.read);
  // Where the list begins with what was not tried, a question keeps the place that it had before it was.
  const part = startsWithUnseen(filter, sort) ? { ...filter, status: 'unseen' as const } : filter;
  const own = await findRank(db, id, part, sort);
  if (own === null) return [];
  const { total, read } = withOne(list, own);
  const at = own.rank - (own.rank % blockSize);
  const near = await readPlaces(sort, { from: at, to: at + blockSize, total }, read);
  const place = near.findIndex((one) => one.id === id);
  // Siblings are put apart within a block, so it holds both neighbours, unless the question stands at an end of it.
  const isAtEnd =
    (place === 0 && at > 0) || (place === near.length - 1 && at + near.length < total) || place < 0;
  const places = { from: Math.max(0, at - blockSize), to: at + 2 * blockSize, total };
  const around = isAtEnd ? await readPlaces(sort, places, read) : near;
  // Where it was tried, it stands once more among the rest.
  const first = around.findIndex((one) => one.id === id);
  return around.filter((one, where) => one.id !== id || where === first);
}

/** The list with the question in its place, if it is not there. */
function withOne({ total, read }: Raw, { one, rank, isIn }: Ranked): Omit<Raw, 'isCapped'> {
  if (isIn) return { total, read };
  return {
    total: total + 1,
    read: async (offset, limit) => {
      if (rank < offset) return read(offset - 1, limit);
      const raw = await read(offset, limit);
      return rank >= offset + limit ? raw : raw.toSpliced(rank - offset, 0, one).slice(0, limit);
    },
  };
}
