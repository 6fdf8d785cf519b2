/** Handlers of the reports domain. */
import { reports } from '#contract/reports.ts';
import { listGraded } from '#server/attempts/graded-list.ts';
import { implement } from '#server/implement.ts';
import { getReport } from './service.ts';

export const reportsRoutes = [
  implement(reports.getResults, ({ params, viewer, locale }, deps) =>
    getReport(deps, params.id, viewer, locale),
  ),
  implement(reports.listResults, ({ query, viewer, locale }, { db }) =>
    listGraded(db, viewer.id, query, locale),
  ),
];
