/** The word book: words go in with what the bank says about them, and come back by the schedule of reviews. */
import type { Page } from '#contract/endpoint.ts';
import { wordKey } from '#core/learning/word-key.ts';
import { reviewWord } from '#core/learning/word-review.ts';
import { findMeaning } from '#core/learning/words.ts';
import type { Locale } from '#core/locale.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { learningLimitReached, maxKept } from '#server/domains/learning/limits.ts';
import { type Closed, findWordSources, requireOpen } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import {
  countWords,
  findKept,
  findWordForUpdate,
  insertWords,
  listWords,
  type NewWord,
  updateRemoved,
  updateReviewed,
  type WordFilter,
} from './store.ts';

export async function listWordBook(
  { db }: Deps,
  userId: string,
  asked: Omit<WordFilter, 'except'>,
  page: Page,
  { locale, closed }: { locale: Locale; closed: Closed },
) {
  // A word comes with its sentence and with what the analysis says of it.
  const filter = { ...asked, except: closed.ids };
  const rows = page.size === 0 ? [] : await listWords(db, userId, filter, page);
  const sources = await findWordSources(
    db,
    rows.map(({ questionId }) => questionId),
  );
  const count = (state: WordFilter['state']) =>
    countWords(db, userId, { ...filter, searchKey: undefined, state });
  return {
    total: await countWords(db, userId, filter),
    page: page.page,
    size: page.size,
    list: rows.map(({ dueAt, ...row }) => {
      const source = sources.get(row.questionId);
      const meaning = source ? findMeaning(row.wordKey, source) : null;
      return {
        ...row,
        dueAt,
        isDue: dueAt <= filter.now,
        // A question may have changed since: the word keeps the meaning that it came with.
        gloss: meaning?.gloss ?? row.gloss,
        why: meaning?.why?.[locale] ?? null,
        sentence: meaning?.sentence ?? [],
      };
    }),
    counts: { due: await count('due'), all: await count('all') },
  };
}

type Given = { word: string; questionId: string };

export async function addWords(
  { db }: Deps,
  given: readonly Given[],
  viewer: Viewer,
  { closed, now }: { closed: Closed; now: Date },
) {
  await requireOpen(
    closed,
    given.map(({ questionId }) => questionId),
  );
  const sources = await findWordSources(db, [...new Set(given.map(({ questionId }) => questionId))]);
  const found = new Map<string, NewWord>();
  for (const { word, questionId } of given) {
    const source = sources.get(questionId);
    const meaning = source ? findMeaning(word, source) : null;
    if (!meaning || found.has(wordKey(word))) continue;
    found.set(wordKey(word), {
      userId: viewer.id,
      wordKey: wordKey(word),
      word: meaning.word,
      gloss: meaning.gloss,
      questionId,
      addedAt: now,
      dueAt: now,
    });
  }
  return inTransaction(db, async (tx) => {
    const added = await insertWords(tx, [...found.values()]);
    if (added > 0 && (await countWords(tx, viewer.id, { state: 'all', now })) > maxKept)
      throw learningLimitReached(maxKept);
    const kept = await findKept(tx, viewer.id, [...found.keys()]);
    return { added, words: kept.map(({ id, word }) => ({ id, word })) };
  });
}

export async function recordReview({ db }: Deps, id: string, isKnown: boolean, viewer: Viewer, now: Date) {
  return inTransaction(db, async (tx) => {
    const row = await findWordForUpdate(tx, viewer.id, id);
    if (!row) throw notFound();
    const after = reviewWord(row, isKnown, now);
    if (after !== row) await updateReviewed(tx, id, after);
    return { dueAt: after.dueAt };
  });
}

/** Whoever adds the word again goes on where they were. */
export async function removeWord({ db }: Deps, id: string, viewer: Viewer, now: Date): Promise<void> {
  if (!(await updateRemoved(db, viewer.id, id, now))) throw notFound();
}

/** Which of these words the person keeps already, by `wordKey`. */
export async function findKeptWords(
  db: Queryable,
  userId: string,
  words: readonly string[],
): Promise<Set<string>> {
  const rows = await findKept(db, userId, words.map(wordKey));
  return new Set(rows.map((row) => row.wordKey));
}
