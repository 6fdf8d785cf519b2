/** Handlers of today and its moments. */
import { today } from '#contract/learning/today.ts';
import { describeMoment, readToday, seeMoment } from '#server/domains/coach/today/service.ts';
import { countUnread } from '#server/domains/inbox/service.ts';
import { implement } from '#server/http/implement.ts';

export const todayRoutes = [
  implement(today.getToday, async ({ viewer, locale }, deps) => {
    const [own, unread] = await Promise.all([
      readToday(deps, viewer.id, locale),
      countUnread(deps.db, viewer),
    ]);
    return { ...own, unread };
  }),

  implement(today.getMoment, ({ params: { kind }, viewer, locale }, deps) =>
    describeMoment(deps, viewer.id, kind, locale),
  ),

  implement(today.seeMoment, ({ params: { kind }, viewer }, deps) => seeMoment(deps, viewer.id, kind)),
];
