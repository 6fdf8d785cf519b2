/** Handlers of the learning domain. */
import { collectionsRoutes } from './collections/routes.ts';
import { commentsRoutes } from './comments/routes.ts';
import { notesRoutes } from './notes/routes.ts';
import { wordBooksRoutes } from './word-books/routes.ts';
import { wrongBooksRoutes } from './wrong-books/routes.ts';

export const learningRoutes = [
  ...collectionsRoutes,
  ...commentsRoutes,
  ...notesRoutes,
  ...wordBooksRoutes,
  ...wrongBooksRoutes,
];
