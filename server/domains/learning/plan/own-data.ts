/** What is kept of a person's study plan. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deletePlan, listPlanRows } from './store.ts';

/** In a download it stands where it has always stood, among what the site keeps. */
export const studyPlanData: PersonalData = { name: 'site', read: listPlanRows, erase: deletePlan };
