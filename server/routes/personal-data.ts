/** Everything that is kept about one person, over all domains: to take along, or to forget. */
import { accountsData } from '#server/domains/accounts/service.ts';
import { attemptsData } from '#server/domains/attempts/service.ts';
import { ratingsData } from '#server/domains/calibration/service.ts';
import { essaysData } from '#server/domains/essays/service.ts';
import { ownSetsData } from '#server/domains/exams/service.ts';
import { feedbackData } from '#server/domains/feedback/service.ts';
import { inboxData } from '#server/domains/inbox/service.ts';
import { invitesData } from '#server/domains/invites/service.ts';
import { studyPlanData } from '#server/domains/learning/plan/service.ts';
import { learningData } from '#server/domains/learning/service.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { questionsData } from '#server/domains/questions/service.ts';
import { sharingData } from '#server/domains/reports/sharing/service.ts';
import { siteData } from '#server/domains/site/service.ts';
import { staffData } from '#server/domains/staff/service.ts';

/** A domain that keeps something about people adds its part here. The account itself comes last. */
export const personalData: readonly PersonalData[] = [
  // Before the attempts that the links lead to.
  sharingData,
  essaysData,
  attemptsData,
  // After the attempts that point at them.
  ownSetsData,
  feedbackData,
  inboxData,
  learningData,
  questionsData,
  ratingsData,
  studyPlanData,
  siteData,
  invitesData,
  staffData,
  accountsData,
];
