/** What the questions domain keeps about one person: their answers. */
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/personal-data.ts';
import { deleteRatingsOf, listRatingsOf } from '#server/reports/calibration/store.ts';
import { questionAnswers, userQuestions } from './tables.ts';

export const questionsData: PersonalData = {
  name: 'answers',
  read: async (db, userId) => ({
    answers: await db.select().from(questionAnswers).where(eq(questionAnswers.userId, userId)),
    ratings: await listRatingsOf(db, userId),
  }),
  erase: async (tx, userId) => {
    await deleteRatingsOf(tx, userId);
    await tx.delete(questionAnswers).where(eq(questionAnswers.userId, userId));
    await tx.delete(userQuestions).where(eq(userQuestions.userId, userId));
  },
};
