/** What every list asks of the bank and only an import changes: the tag tree, and how many questions there are of each kind. */
import type { Queryable } from '#server/db/tx.ts';
import { type Cell, readCells } from './counts-store.ts';
import { readTags, type TagTree } from './tags.ts';

export type Bank = { tree: TagTree; cells: readonly Cell[] };

/** Another process may import: so long its news may take to arrive here. */
const freshMs = 10_000;

let kept = new WeakMap<Queryable, { bank: Promise<Bank>; until: number }>();

export function readBank(db: Queryable): Promise<Bank> {
  const found = kept.get(db);
  if (found && found.until > performance.now()) return found.bank;
  const bank = readAll(db);
  kept.set(db, { bank, until: performance.now() + freshMs });
  // What failed is tried again by the next caller.
  bank.catch(() => kept.delete(db));
  return bank;
}

async function readAll(db: Queryable): Promise<Bank> {
  return { tree: await readTags(db), cells: await readCells(db) };
}

/** After an import in this process. */
export function forgetBank(): void {
  kept = new WeakMap();
}
