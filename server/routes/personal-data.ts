/** Everything that is kept about one person, over all domains: to take along, or to forget. */
import { accountsData } from '#server/domains/accounts/service.ts';
import { attemptsData } from '#server/domains/attempts/service.ts';
import { ratingsData } from '#server/domains/calibration/service.ts';
import { coachData, studyPlanData } from '#server/domains/coach/plan/service.ts';
import { essaysData } from '#server/domains/essays/service.ts';
import { ownSetsData } from '#server/domains/exams/service.ts';
import { feedbackData } from '#server/domains/feedback/service.ts';
import { inboxData } from '#server/domains/inbox/service.ts';
import { invitesData } from '#server/domains/invites/service.ts';
import { learnerData } from '#server/domains/learner/service.ts';
import { streamData } from '#server/domains/learner/stream/service.ts';
import { remindersData } from '#server/domains/learning/reminders/service.ts';
import { learningData } from '#server/domains/learning/service.ts';
import { lessonsData } from '#server/domains/lessons/service.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { questionsData } from '#server/domains/questions/service.ts';
import { sharingData } from '#server/domains/reports/sharing/service.ts';
import { siteData } from '#server/domains/site/service.ts';
import { staffData } from '#server/domains/staff/service.ts';
import { wordsData } from '#server/domains/words/service.ts';

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
  remindersData,
  wordsData,
  lessonsData,
  questionsData,
  ratingsData,
  learnerData,
  streamData,
  studyPlanData,
  coachData,
  siteData,
  invitesData,
  staffData,
  accountsData,
];
