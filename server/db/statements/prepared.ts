/** Queries that are asked with every page: written out once for each database, which then knows them by their name. */
import type { Queryable } from '../tx.ts';

export function prepared<Query extends object>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const known = new WeakMap<Queryable, Query>();
  return (db) => {
    const made = known.get(db);
    if (made) return made;
    const query = prepare(db);
    known.set(db, query);
    return query;
  };
}
