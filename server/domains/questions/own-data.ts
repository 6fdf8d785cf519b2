/** What the questions domain keeps about one person: their answers. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteAnswersOf, listAnswersOf } from './answers/answers-store.ts';

export const questionsData: PersonalData = {
  name: 'answers',
  read: listAnswersOf,
  erase: deleteAnswersOf,
};
