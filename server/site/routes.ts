/** Handlers of the site domain. */
import { site } from '#contract/site.ts';
import { implement } from '#server/implement.ts';
import { limit, networkOf } from '#server/limits.ts';
import { courseRoutes } from './courses/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { frontRoutes } from './front/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { planRoutes } from './plan/routes.ts';
import { insertViewLog } from './store.ts';
import { teacherRoutes } from './teachers/routes.ts';

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
