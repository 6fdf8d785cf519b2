/** What the feedback domain keeps about one person. */
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { feedbackPictures, feedbacks } from './tables.ts';

export const feedbackData: PersonalData = {
  name: 'feedback',

  read: async (db, userId) => ({
    feedbacks: await db.select().from(feedbacks).where(eq(feedbacks.userId, userId)),
    pictures: await db.select().from(feedbackPictures).where(eq(feedbackPictures.userId, userId)),
  }),

  // What was reported may still have to be mended; how to reach the person goes.
  erase: async (tx, userId) => {
    await tx.update(feedbacks).set({ contact: '' }).where(eq(feedbacks.userId, userId));
  },
};
