/** What the feedback domain keeps about one person. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteEnquiriesOf, listEnquiriesOf } from './enquiries-store.ts';
import { deletePicturesOf, listFeedbacksOf, listPicturesOf, updateFeedbacksEmpty } from './store.ts';

export const feedbackData: PersonalData = {
  name: 'feedback',

  read: async (db, userId) => ({
    feedbacks: await listFeedbacksOf(db, userId),
    enquiries: await listEnquiriesOf(db, userId),
    pictures: await listPicturesOf(db, userId),
  }),

  // That something was reported stays for the count; what was written or shown, and how to reach the person, goes.
  erase: async (tx, userId, now) => {
    await updateFeedbacksEmpty(tx, userId, now);
    await deleteEnquiriesOf(tx, userId);
    return deletePicturesOf(tx, userId);
  },
};
