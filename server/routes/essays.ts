/** Handlers of essays and their grades. */
import { essays } from '#contract/essays.ts';
import {
  getStaffEssay,
  listEssays,
  listStaffEssays,
  scoreEssay,
  unscoreEssay,
} from '#server/domains/essays/service.ts';
import { implement } from '#server/http/implement.ts';

export const essayRoutes = [
  implement(essays.listEssays, ({ params, viewer, locale }, deps) =>
    listEssays(deps, params.id, viewer, locale),
  ),
  implement(essays.listStaffEssays, ({ query, locale }, deps) => listStaffEssays(deps, query, locale)),
  implement(essays.getStaffEssay, ({ params, locale }, deps) => getStaffEssay(deps, params.id, locale)),
  implement(essays.scoreEssay, ({ params, body, viewer, locale }, deps) =>
    scoreEssay(deps, params.id, body, viewer, locale),
  ),
  implement(essays.unscoreEssay, ({ params }, deps) => unscoreEssay(deps, params.id)),
];
