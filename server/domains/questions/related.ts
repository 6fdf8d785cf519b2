/** What to try after a question: the same for everybody to whom the same is open, so it is looked for once in a while. */
import { LRUCache } from 'lru-cache';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { listRelated } from './practice-store.ts';
import type { Closed } from './reserved/closed.ts';

type Ask = { db: Database; id: string; max: number; closed: Closed };

/** A few numbers each. What was retired meanwhile says so itself, and what is closed now no list shows. */
const lists = perDatabase(
  () =>
    new LRUCache<string, readonly string[], Ask>({
      max: 20_000,
      ttl: 600_000,
      fetchMethod: (_key, _stale, { context: { db, id, max, closed } }) => listRelated(db, id, max, closed),
      ignoreFetchAbort: true,
    }),
);

export function findRelated(
  db: Database,
  id: string,
  max: number,
  closed: Closed,
): Promise<readonly string[]> {
  const { opened, heldBack } = closed.rule;
  // An exam that is being taken holds back what only its candidate misses.
  if (heldBack.length > 0) return listRelated(db, id, max, closed);
  return lists(db).forceFetch(`${id} ${max} ${opened?.toSorted().join() ?? 'all'}`, {
    context: { db, id, max, closed },
  });
}
