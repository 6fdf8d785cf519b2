/** The part of the lessons domain in what a person takes along or has deleted. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteProgressOf, listProgress } from './store.ts';

export const lessonsData: PersonalData = {
  name: 'lessons',
  read: async (db, userId) => ({ progress: await listProgress(db, userId) }),
  erase: deleteProgressOf,
};
