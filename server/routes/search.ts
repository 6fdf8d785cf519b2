/** Handlers of the search over everything. */
import { search } from '#contract/search.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { complete, searchAll } from '#server/domains/search/search.ts';
import { implement } from '#server/http/implement.ts';

export const searchRoutes = [
  implement(search.search, async ({ query, viewer, locale }, deps) => {
    const { searchKey, ...page } = query;
    const { ids: closed } = await findClosedTo(deps, viewer);
    return searchAll(deps.db, searchKey, page, { locale, isVisitor: viewer === null, closed });
  }),

  implement(search.completeSearch, async ({ query }, deps) =>
    complete(deps.db, query.searchKey, (await findClosedTo(deps, null)).ids),
  ),
];
