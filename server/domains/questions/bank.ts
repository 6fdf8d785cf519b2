/** What every list asks of the bank and only an import changes: the tag tree, what is kept for exams, and how much there is. */
import { LRUCache } from 'lru-cache';
import { memoize } from '#core/memoize.ts';
import type { Queryable } from '#server/db/tx.ts';
import { type Cell, drawDaily, listCells, listTags } from './bank-store.ts';
import { listReserved } from './reserved/store.ts';
import { type TagTree, treeOf } from './tags.ts';

export type Bank = {
  tree: TagTree;
  /** Of what is open to everybody. */
  cells: readonly Cell[];
  /** By question: the mock exam that it is kept for. */
  reserved: ReadonlyMap<string, string>;
  /** The question of a day, which is never one of those. */
  findDaily: (day: string) => Promise<string | null>;
};

/** By database: a process has one, and tests open several. */
const banks = new LRUCache<Queryable, Bank>({
  max: 8,
  // Another process may import: so long its news may take to arrive here.
  ttl: 10_000,
  fetchMethod: async (db) => {
    const reserved = await listReserved(db);
    return {
      tree: treeOf(await listTags(db)),
      cells: await listCells(db),
      reserved,
      findDaily: memoize((day) => drawDaily(db, day, [...reserved.keys()]), 1),
    };
  },
  // Whoever is waiting while the bank is forgotten still gets what they asked for.
  ignoreFetchAbort: true,
});

export const readBank = (db: Queryable): Promise<Bank> => banks.forceFetch(db);

/** After an import in this process. */
export const forgetBank = (): void => banks.clear();
