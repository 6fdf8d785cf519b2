/** Handlers of the learning domain. */
import { collectionsRoutes } from './collections.ts';
import { commentsRoutes } from './comments.ts';
import { notesRoutes } from './notes.ts';
import { reminderRoutes } from './reminders.ts';
import { todayRoutes } from './today.ts';
import { wrongBooksRoutes } from './wrong-books.ts';

export const learningRoutes = [
  ...collectionsRoutes,
  ...commentsRoutes,
  ...notesRoutes,
  ...reminderRoutes,
  ...todayRoutes,
  ...wrongBooksRoutes,
];
