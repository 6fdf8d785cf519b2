/** The table of contents of the server's domains, and the API made of them. */
import { Hono } from 'hono';
import { endpoints } from '#contract/all.ts';
import type { Deps } from '#server/deps.ts';
import { admitToPicture } from '#server/domains/feedback/service.ts';
import { createApiDocs } from '#server/http/api-docs.ts';
import { type Implementation, mount } from '#server/http/implement.ts';
import { createUploads } from '#server/http/uploads.ts';
import { accountsRoutes } from '#server/routes/accounts.ts';
import { attemptsRoutes } from '#server/routes/attempts.ts';
import { examsRoutes } from '#server/routes/exams.ts';
import { feedbackRoutes } from '#server/routes/feedback.ts';
import { inboxRoutes } from '#server/routes/inbox.ts';
import { learnerMapRoutes } from '#server/routes/learner/map.ts';
import { officialRoutes } from '#server/routes/learner/official.ts';
import { streamRoutes } from '#server/routes/learner/stream.ts';
import { learnerRoutes } from '#server/routes/learner.ts';
import { learningRoutes } from '#server/routes/learning/learning.ts';
import { lessonsRoutes } from '#server/routes/lessons.ts';
import { questionsRoutes } from '#server/routes/questions.ts';
import { reportsRoutes } from '#server/routes/reports.ts';
import { searchRoutes } from '#server/routes/search.ts';
import { siteRoutes } from '#server/routes/site/site.ts';
import { overviewRoutes } from '#server/routes/staff/overview.ts';
import { staffRoutes } from '#server/routes/staff/staff.ts';
import { wordsRoutes } from '#server/routes/words/words.ts';

/** Every domain's handlers; a test holds them against `contract/all.ts`. */
export const implementations: readonly Implementation[] = [
  ...accountsRoutes,
  ...attemptsRoutes,
  ...examsRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...learnerRoutes,
  ...streamRoutes,
  ...learnerMapRoutes,
  ...officialRoutes,
  ...learningRoutes,
  ...lessonsRoutes,
  ...questionsRoutes,
  ...reportsRoutes,
  ...searchRoutes,
  ...siteRoutes,
  ...overviewRoutes,
  ...staffRoutes,
  ...wordsRoutes,
];

export function createApi(deps: Deps): Hono {
  const api = new Hono();
  // Before the endpoints, whose last rule answers every other path under /api.
  api.route('/', createApiDocs(endpoints));
  mount(api, deps, implementations);
  api.route('/', createUploads(deps, { avatars: 'everybody', feedback: admitToPicture }));
  return api;
}
