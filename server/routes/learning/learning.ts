/** Handlers of the learning domain. */
import { collectionsRoutes } from './collections.ts';
import { commentsRoutes } from './comments.ts';
import { notesRoutes } from './notes.ts';
import { wordBooksRoutes } from './word-books.ts';
import { wrongBooksRoutes } from './wrong-books.ts';

export const learningRoutes = [
  ...collectionsRoutes,
  ...commentsRoutes,
  ...notesRoutes,
  ...wordBooksRoutes,
  ...wrongBooksRoutes,
];
