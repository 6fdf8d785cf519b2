/** Handlers of the search over everything. */
import { search } from '#contract/search.ts';
import { complete, searchAll } from '#server/domains/search/search.ts';
import { implement } from '#server/http/implement.ts';

export const searchRoutes = [
  implement(search.search, ({ query, viewer, locale }, { db }) => {
    const { searchKey, ...page } = query;
    return searchAll(db, searchKey, page, { locale, isVisitor: viewer === null });
  }),

  implement(search.completeSearch, ({ query }, { db }) => complete(db, query.searchKey)),
];
