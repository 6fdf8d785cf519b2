/** Handlers of official scores. */
import { official } from '#contract/learner/official.ts';
import {
  addOfficial,
  changeOfficial,
  compareOfficial,
  describeAccuracy,
  listOwn,
  removeOfficial,
} from '#server/domains/learner/official.ts';
import { findEvidence } from '#server/domains/learner/service.ts';
import { implement } from '#server/http/implement.ts';
import { implementDesk } from '#server/routes/staff/desk.ts';

export const officialRoutes = [
  implement(official.listOfficialScores, async ({ viewer }, { db }) => ({
    list: await listOwn(db, viewer.id),
  })),

  implement(official.addOfficialScore, async ({ viewer, body }, deps) => ({
    id: await addOfficial(deps, viewer, body, await findEvidence(deps.db, viewer.id, body.day)),
  })),

  implement(official.updateOfficialScore, async ({ viewer, params, body }, deps) => {
    await changeOfficial(deps, viewer, params.id, body, await findEvidence(deps.db, viewer.id, body.day));
    return null;
  }),

  implement(official.deleteOfficialScore, async ({ viewer, params }, deps) => {
    await removeOfficial(deps, viewer.id, params.id);
    return null;
  }),

  implement(official.getAccuracy, (_, { db }) => describeAccuracy(db)),

  implementDesk(official.compareOfficialScores, (_, { db }) => compareOfficial(db)),
];
