/** What a learner keeps: collections, notes, comments, the wrong-book; and the day's work. */
import { collections } from './learning/collections.ts';
import { comments } from './learning/comments.ts';
import { notes } from './learning/notes.ts';
import { reminderEndpoints } from './learning/reminders.ts';
import { today } from './learning/today.ts';
import { wrongBooks } from './learning/wrong-books.ts';

export const learning = {
  ...collections,
  ...comments,
  ...notes,
  ...reminderEndpoints,
  ...today,
  ...wrongBooks,
};
