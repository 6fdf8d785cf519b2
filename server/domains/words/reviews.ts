/** Reviews come in, from any device, late, twice and in any order: what is stored is what happened, and the memory follows. */

import { dayMs } from '#core/duration.ts';
import type { CardKind } from '#core/words/kinds.ts';
import { foldReviews, type Grade } from '#core/words/memory.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { getDeck } from './deck.ts';
import { findSettings } from './settings-store.ts';
import {
  findCards,
  findReviewedWords,
  insertReviews,
  listReviews,
  lockCards,
  type Remembered,
  undoReviews,
  updateMemories,
} from './store.ts';

export type GivenReview = { id: string; word: string; kind: CardKind; grade: Grade; at: Date; ms: number };

/** A browser's clock may be wrong: nothing is reviewed in the future, nor before there were words here. */
const oldestMs = 365 * dayMs;
const believable = (at: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(now.getTime() - oldestMs, at.getTime())));

export async function recordReviews(
  { db }: Deps,
  userId: string,
  { reviews, undone }: { reviews: readonly GivenReview[]; undone: readonly string[] },
  now: Date,
) {
  const { retention } = await findSettings(db, userId);
  return inTransaction(db, async (tx) => {
    const asked = [...new Set(reviews.map(({ word }) => word))];
    const own = await findCards(tx, userId, asked);
    // A word that is neither in the deck nor among one's own cannot have been shown: it would only fill the table.
    const isKnown = (word: string) => own.has(word) || getDeck().find(word) !== undefined;
    const words = [...new Set([...asked.filter(isKnown), ...(await findReviewedWords(tx, userId, undone))])];
    if (words.length === 0) return { words: [] };
    const cards = await lockCards(tx, userId, words, now);
    await insertReviews(
      tx,
      reviews
        .filter(({ word }) => isKnown(word))
        .map((review) => ({ ...review, userId, at: believable(review.at, now), receivedAt: now })),
    );
    await undoReviews(tx, userId, undone, now);
    const known = Map.groupBy(await listReviews(tx, userId, words), ({ word }) => word);
    const remembered = words.map((word): Remembered => {
      const all = known.get(word) ?? [];
      const base = cards.get(word)?.base ?? null;
      const memory = foldReviews({ word, retention }, base, all);
      const first = all.reduce<Date | null>((min, { at }) => (min === null || at < min ? at : min), null);
      return { word, memory, startedAt: base ? new Date(base.last) : first };
    });
    await updateMemories(tx, userId, remembered);
    return { words: remembered.map(({ word, memory }) => ({ word, memory })) };
  });
}
