/** What is kept of a person's plans and days. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteDaysOf, listDaysOf } from './days-store.ts';
import { deleteFourAnswers, listPlanRows } from './plan/four-answers-store.ts';

/** In a download it stands where it has always stood, among what the site keeps. */
export const studyPlanData: PersonalData = { name: 'site', read: listPlanRows, erase: deleteFourAnswers };

export const coachData: PersonalData = { name: 'days', read: listDaysOf, erase: deleteDaysOf };
