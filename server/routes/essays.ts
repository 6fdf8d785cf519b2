/** Handlers of essays and their grades; where each was asked is known to exams. */
import { essays } from '#contract/essays.ts';
import { getStaffEssay, listStaffEssays, scoreEssay, unscoreEssay } from '#server/domains/essays/staff.ts';
import { findExercises } from '#server/domains/exams/service.ts';
import { nothingClosed } from '#server/domains/questions/service.ts';
import { listEssays } from '#server/domains/reports/service.ts';
import { implement } from '#server/http/implement.ts';
import { implementDesk } from './staff/desk.ts';

export const essayRoutes = [
  implement(essays.listEssays, ({ params, viewer, locale }, deps) =>
    listEssays(deps, params.id, viewer, locale),
  ),
  implementDesk(essays.listStaffEssays, async ({ query, locale }, deps, audit) => {
    if (query.userId) await audit(deps.db, { id: query.userId });
    return listStaffEssays(deps, query, { locale, findExercises, closed: nothingClosed });
  }),
  implementDesk(essays.getStaffEssay, ({ params, locale }, deps, audit) =>
    getStaffEssay(deps, params.id, { locale, findExercises, closed: nothingClosed }, audit),
  ),
  implementDesk(essays.scoreEssay, ({ params, body, viewer, locale }, deps, audit) =>
    scoreEssay(deps, params.id, body, viewer, { locale, findExercises, closed: nothingClosed, audit }),
  ),
  implementDesk(essays.unscoreEssay, ({ params }, deps, audit) => unscoreEssay(deps, params.id, audit)),
];
