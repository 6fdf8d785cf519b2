/** Takes the rows of the old word book over: forms become headwords, and of two that were the same word the later card is kept. */
import type { Deps } from '#server/deps.ts';
import { getDeck } from './deck.ts';
import { insertOldRows, listOldRows } from './take-over-store.ts';

const rowsAtOnce = 5000;

export async function takeOverWordBooks({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const deck = getDeck();
  let taken = 0;
  for (;;) {
    const rows = await listOldRows(db, rowsAtOnce);
    if (rows.length === 0) break;
    const words = rows.map(({ word_key }) => deck.headwordOf(word_key) ?? word_key);
    await insertOldRows(db, {
      ids: rows.map(({ id }) => id),
      words,
      inDeck: words.map((word) => deck.find(word) !== undefined),
    });
    taken += rows.length;
  }
  if (taken > 0) log.info({ words: taken }, 'the old word book was taken over');
  return taken;
}
