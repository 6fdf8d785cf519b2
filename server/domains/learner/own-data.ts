/** The part of the learner domain in what a person takes along or has deleted. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteOfficialScores, listOfficialScores } from './official-store.ts';
import { deleteLearner, findFold, findState } from './store.ts';

export const learnerData: PersonalData = {
  name: 'learner',
  read: async (db, userId) => {
    const { measures, skills } = await findState(db, userId);
    return {
      foldedAt: (await findFold(db, userId))?.foldedAt ?? null,
      measures,
      skills: Object.fromEntries(skills),
      officialScores: await listOfficialScores(db, userId),
    };
  },
  erase: async (tx, userId) => {
    await deleteOfficialScores(tx, userId);
    await deleteLearner(tx, userId);
  },
};
