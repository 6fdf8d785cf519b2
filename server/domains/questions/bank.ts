/** What every list asks of the bank and only an import changes: the tag tree, and how many questions there are of each kind. */
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#server/db/tx.ts';
import { type Cell, listCells, listTags } from './bank-store.ts';
import { type TagTree, treeOf } from './tags.ts';

export type Bank = { tree: TagTree; cells: readonly Cell[] };

/** By database: a process has one, and tests open several. */
const banks = new LRUCache<Queryable, Bank>({
  max: 8,
  // Another process may import: so long its news may take to arrive here.
  ttl: 10_000,
  fetchMethod: async (db) => ({ tree: treeOf(await listTags(db)), cells: await listCells(db) }),
  // Whoever is waiting while the bank is forgotten still gets what they asked for.
  ignoreFetchAbort: true,
});

export const readBank = (db: Queryable): Promise<Bank> => banks.forceFetch(db);

/** After an import in this process. */
export const forgetBank = (): void => banks.clear();
