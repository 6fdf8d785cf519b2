/**
 * What a row of a list says of a question in words: the same for everybody, and a version never changes. The database
 * would unpack the whole question for a line of it, so a process reads each once in a while.
 */
import { LRUCache } from 'lru-cache';
import type { BankText } from '#core/bank-text.ts';
import { cutSource } from '#core/questions/runs.ts';
import type { Text } from '#core/texts.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { listRowTexts } from './rows-store.ts';

const stemLength = 280;
const quantityLength = 140;

export type RowTexts = {
  stem: BankText;
  quantities: { a: BankText; b: BankText } | null;
  /** Of its passage or data. */
  title: Text | null;
};

/**
 * Of a kilobyte or two each, and a few more than the bank has. Not for ever: a database that was set back under a
 * running process gives the ids of its lost versions to others.
 */
const kept = perDatabase(() => new LRUCache<string, RowTexts>({ max: 10_000, ttl: 600_000 }));

/** By version. */
export async function readRowTexts(
  db: Database,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, RowTexts>> {
  const known = kept(db);
  const found = new Map<string, RowTexts>();
  const missing: string[] = [];
  for (const id of versionIds) {
    const texts = known.get(id);
    if (texts) found.set(id, texts);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  for (const { id, stem, quantityA, quantityB, title } of await listRowTexts(db, missing)) {
    const quantities =
      quantityA === null || quantityB === null
        ? null
        : { a: cutSource(quantityA, quantityLength), b: cutSource(quantityB, quantityLength) };
    const texts = { stem: cutSource(stem, stemLength), quantities, title };
    known.set(id, texts);
    found.set(id, texts);
  }
  return found;
}
