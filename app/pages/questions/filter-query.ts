/** The filters of the bank as they stand in an address: read, changed, written; the address is the only state. */
import type { Calls } from '#contract/all.ts';

type Query = NonNullable<Calls['GET /api/questions']['options']['query']>;

const single = ['type', 'searchKey', 'status', 'sortKey', 'sortType'] as const;
const several = ['tag', 'form', 'difficulty'] as const;

export const filterKeys: readonly string[] = [...single, ...several];

/** What the API is asked for. Values that nobody offers are left to the API's own refusal. */
export function readFilters(search: URLSearchParams): Query {
  const query: Record<string, unknown> = {};
  for (const key of single) if (search.get(key)) query[key] = search.get(key);
  for (const key of several) {
    const values = search.getAll(key).filter(Boolean);
    if (values.length > 0) query[key] = values;
  }
  // The newest first is what the list does by itself, where nothing is searched; by itself it also starts with what
  // this learner has not done.
  if (isDefaultOrder(search)) {
    delete query.sortKey;
    delete query.sortType;
  }
  return query as Query;
}

/** What the menu's links name, too: nobody has asked for an order of their own. */
export const isDefaultOrder = (search: URLSearchParams): boolean =>
  (search.get('sortKey') || 'createdAt') === 'createdAt' &&
  search.get('sortType') !== 'ASC' &&
  !search.get('searchKey');

/** The filter without the order. */
export function readFilter(search: URLSearchParams): Omit<Query, 'sortKey' | 'sortType' | 'page' | 'size'> {
  const { sortKey: _key, sortType: _type, ...filter } = readFilters(search);
  return filter;
}

/** The filters alone, for links to a question and its neighbours. */
export function filterSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [key, value] of search) if (filterKeys.includes(key) && value !== '') kept.append(key, value);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

type Change = { set?: Record<string, string | null>; toggle?: readonly [key: string, value: string] };

/** The address after a change; the page goes back to the first. */
export function withChange(search: URLSearchParams, { set = {}, toggle }: Change): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('lang');
  for (const [key, value] of Object.entries(set)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  if (toggle) {
    const [key, value] = toggle;
    const values = next.getAll(key);
    next.delete(key);
    for (const one of values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
      next.append(key, one);
  }
  const text = next.toString();
  return `/questions${text === '' ? '' : `?${text}`}`;
}
