/** Handlers of the word book. */
import { wordBooks } from '#contract/learning/word-books.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { changes } from '#server/domains/learning/limits.ts';
import {
  addWords,
  listWordBook,
  recordReview,
  removeWord,
} from '#server/domains/learning/word-books/service.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

export const wordBooksRoutes = [
  implement(wordBooks.listWordBook, async ({ query, viewer, locale, now }, deps) => {
    const { searchKey, state, ...page } = query;
    const closed = await findClosedTo(deps, viewer);
    return listWordBook(deps, viewer.id, { searchKey, state, now }, page, { locale, closed });
  }),

  implement(wordBooks.addWords, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [changes, viewer.id]);
    return addWords(deps, body.words, viewer, { closed: await findClosedTo(deps, viewer), now });
  }),

  implement(wordBooks.reviewWord, async ({ params, body, viewer, now }, deps) => {
    await limit(deps.counters, [changes, viewer.id]);
    return recordReview(deps, params.id, body.isKnown, viewer, now);
  }),

  implement(wordBooks.removeWord, ({ params, viewer, now }, deps) =>
    removeWord(deps, params.id, viewer, now),
  ),
];
