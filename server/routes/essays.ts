/** Handlers of essays and their grades; where each was asked is known to exams. */
import { essays } from '#contract/essays.ts';
import { getStaffEssay, listStaffEssays, scoreEssay, unscoreEssay } from '#server/domains/essays/staff.ts';
import { findExercises } from '#server/domains/exams/service.ts';
import { nothingClosed } from '#server/domains/questions/service.ts';
import { listEssays } from '#server/domains/reports/service.ts';
import { implement } from '#server/http/implement.ts';

export const essayRoutes = [
  implement(essays.listEssays, ({ params, viewer, locale }, deps) =>
    listEssays(deps, params.id, viewer, locale),
  ),
  implement(essays.listStaffEssays, ({ query, locale }, deps) =>
    listStaffEssays(deps, query, { locale, findExercises, closed: nothingClosed }),
  ),
  implement(essays.getStaffEssay, ({ params, locale }, deps) =>
    getStaffEssay(deps, params.id, { locale, findExercises, closed: nothingClosed }),
  ),
  implement(essays.scoreEssay, ({ params, body, viewer, locale }, deps) =>
    scoreEssay(deps, params.id, body, viewer, { locale, findExercises, closed: nothingClosed }),
  ),
  implement(essays.unscoreEssay, ({ params }, deps) => unscoreEssay(deps, params.id)),
];
