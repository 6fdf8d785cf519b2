/** What the questions domain keeps about one person: their answers. */
import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { questionAnswers, userQuestions } from './tables.ts';

export const questionsData: PersonalData = {
  name: 'answers',
  read: (db, userId) => db.select().from(questionAnswers).where(eq(questionAnswers.userId, userId)),
  erase: async (tx, userId) => {
    await tx.delete(questionAnswers).where(eq(questionAnswers.userId, userId));
    await tx.delete(userQuestions).where(eq(userQuestions.userId, userId));
  },
};
