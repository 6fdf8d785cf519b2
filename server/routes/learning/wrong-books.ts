/** Handlers of the wrong-book. */
import { wrongBooks } from '#contract/learning/wrong-books.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { listEntries, nameCause, removeEntry } from '#server/domains/learning/wrong-books/service.ts';
import { implement } from '#server/http/implement.ts';

export const wrongBooksRoutes = [
  implement(wrongBooks.listWrongBooks, async ({ query, viewer, locale, now }, deps) => {
    const { page, size, ...asked } = query;
    const closed = await findClosedTo(deps, viewer);
    return listEntries(deps.db, asked, { page, size }, { viewer, locale, closed, now });
  }),

  implement(wrongBooks.updateWrongBook, ({ params, body, viewer }, { db }) =>
    nameCause(db, viewer.id, params.questionId, body.cause),
  ),

  implement(wrongBooks.deleteWrongBook, ({ params, viewer }, { db }) =>
    removeEntry(db, viewer.id, params.questionId),
  ),
];
