/** What the feedback domain keeps about one person. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { listFeedbacksOf, listPicturesOf, updateContactsEmpty } from './store.ts';

export const feedbackData: PersonalData = {
  name: 'feedback',

  read: async (db, userId) => ({
    feedbacks: await listFeedbacksOf(db, userId),
    pictures: await listPicturesOf(db, userId),
  }),

  // What was reported may still have to be mended; how to reach the person goes.
  erase: updateContactsEmpty,
};
