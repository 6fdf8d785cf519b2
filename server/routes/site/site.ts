/** Handlers of the site domain. */
import { site } from '#contract/site.ts';
import { insertViewLog } from '#server/domains/site/store.ts';
import { implement } from '#server/http/implement.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { planRoutes } from '#server/routes/learning/plan.ts';
import { courseRoutes } from './courses.ts';
import { eventRoutes } from './events.ts';
import { frontRoutes } from './front.ts';
import { newsRoutes } from './news.ts';
import { teacherRoutes } from './teachers.ts';

/** A whole school may share one address. */
const views = { name: 'page-views', times: 1200, seconds: 60 };

export const siteRoutes = [
  implement(site.createViewLog, async ({ body, now, address }, { db, counters }) => {
    await limit(counters, [views, networkOf(address)]);
    const { created_at, ...view } = body;
    await insertViewLog(db, { ...view, createdAt: new Date(created_at), receivedAt: now });
  }),
  ...frontRoutes,
  ...newsRoutes,
  ...eventRoutes,
  ...courseRoutes,
  ...teacherRoutes,
  ...planRoutes,
];
