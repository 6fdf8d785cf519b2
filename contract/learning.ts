/** What a learner keeps: collections, notes, comments, the wrong-book, the word book. */
import { collections } from './learning/collections.ts';
import { comments } from './learning/comments.ts';
import { notes } from './learning/notes.ts';
import { wordBooks } from './learning/word-books.ts';
import { wrongBooks } from './learning/wrong-books.ts';

export const learning = { ...collections, ...comments, ...notes, ...wordBooks, ...wrongBooks };
