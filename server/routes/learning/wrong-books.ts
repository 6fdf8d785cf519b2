/** Handlers of the wrong-book. */
import { wrongBooks } from '#contract/learning/wrong-books.ts';
import { listEntries, nameCause, removeEntry } from '#server/domains/learning/wrong-books/service.ts';
import { implement } from '#server/http/implement.ts';

export const wrongBooksRoutes = [
  implement(wrongBooks.listWrongBooks, ({ query, viewer, locale, now }, { db }) => {
    const { page, size, ...asked } = query;
    return listEntries(db, asked, { page, size }, { viewer, locale, now });
  }),

  implement(wrongBooks.updateWrongBook, ({ params, body, viewer }, { db }) =>
    nameCause(db, viewer.id, params.questionId, body.cause),
  ),

  implement(wrongBooks.deleteWrongBook, ({ params, viewer }, { db }) =>
    removeEntry(db, viewer.id, params.questionId),
  ),
];
