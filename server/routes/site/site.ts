/** Handlers of the site domain. */
import { site } from '#contract/site.ts';
import { keepView } from '#server/domains/site/service.ts';
import { implement } from '#server/http/implement.ts';
import { planRoutes } from '#server/routes/learning/plan.ts';
import { courseRoutes } from './courses.ts';
import { eventRoutes } from './events.ts';
import { frontRoutes } from './front.ts';
import { newsRoutes } from './news.ts';
import { teacherRoutes } from './teachers.ts';

export const siteRoutes = [
  implement(site.createViewLog, async ({ body, now, address }, deps) => {
    const { created_at, ...view } = body;
    await keepView(deps, { ...view, createdAt: new Date(created_at), receivedAt: now }, address);
  }),
  ...frontRoutes,
  ...newsRoutes,
  ...eventRoutes,
  ...courseRoutes,
  ...teacherRoutes,
  ...planRoutes,
];
