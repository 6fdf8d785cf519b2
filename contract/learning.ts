/** What a learner keeps: collections, notes, comments, the wrong-book. */
import { collections } from './learning/collections.ts';
import { comments } from './learning/comments.ts';
import { notes } from './learning/notes.ts';
import { wrongBooks } from './learning/wrong-books.ts';

export const learning = { ...collections, ...comments, ...notes, ...wrongBooks };
