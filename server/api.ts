/** The table of contents of the server's domains, and the API made of them. */
import { Hono } from 'hono';
import { endpoints } from '#contract/all.ts';
import { accountsRoutes } from '#server/accounts/routes.ts';
import { createApiDocs } from '#server/api-docs.ts';
import { attemptsRoutes } from '#server/attempts/routes.ts';
import type { Deps } from '#server/deps.ts';
import { examsRoutes } from '#server/exams/routes.ts';
import { feedbackRoutes } from '#server/feedback/routes.ts';
import { type Implementation, mount } from '#server/implement.ts';
import { inboxRoutes } from '#server/inbox/routes.ts';
import { learningRoutes } from '#server/learning/routes.ts';
import { questionsRoutes } from '#server/questions/routes.ts';
import { reportsRoutes } from '#server/reports/routes.ts';
import { siteRoutes } from '#server/site/routes.ts';
import { createUploads } from '#server/uploads.ts';

/** Every domain's handlers; a test holds them against `contract/all.ts`. */
export const implementations: readonly Implementation[] = [
  ...accountsRoutes,
  ...attemptsRoutes,
  ...examsRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...learningRoutes,
  ...questionsRoutes,
  ...reportsRoutes,
  ...siteRoutes,
];

export function createApi(deps: Deps): Hono {
  const api = new Hono();
  // Before the endpoints, whose last rule answers every other path under /api.
  api.route('/', createApiDocs(endpoints));
  mount(api, deps, implementations);
  api.route('/', createUploads(deps));
  return api;
}
