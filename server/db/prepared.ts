/** Queries that are asked with every page: written out once for each database, which then knows them by their name. */
import type { Queryable } from './tx.ts';

export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>();
  return (db) => {
    const query = known.get(db) ?? prepare(db);
    known.set(db, query);
    return query;
  };
}
