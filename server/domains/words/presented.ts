/** Words as replies show them. */
import type { WordEntry } from '#core/words/entry.ts';
import { isLeech, standingOf } from '#core/words/memory.ts';
import type { CardRow } from './store.ts';

export function presentOwn(row: CardRow, now: Date) {
  const { word, memory, dueAt, pausedAt, isKept, gloss, note, questionId, addedAt, reviews, lapses } = row;
  return {
    word,
    standing: standingOf(memory),
    dueAt,
    isDue: pausedAt === null && dueAt !== null && dueAt <= now,
    isLeech: isLeech(memory),
    isPaused: pausedAt !== null,
    isKept,
    gloss,
    note,
    questionId,
    addedAt,
    reviews,
    lapses,
  };
}

/** In the sense that is meant, the first unless said otherwise. */
export function presentRow({ word, ipa, senses }: WordEntry, sense = 1) {
  const shown = senses[sense - 1] ?? senses[0];
  return { word, ipa, pos: shown?.pos ?? '', en: shown?.en ?? '', zh: shown?.zh ?? '' };
}
