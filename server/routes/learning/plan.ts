/** Handlers of the study plan. */
import { studyPlan } from '#contract/learning/plan.ts';
import {
  deletePlan,
  findOwnPlan,
  previewPlan,
  savePlan,
  tickTask,
} from '#server/domains/learning/plan/service.ts';
import { implement } from '#server/http/implement.ts';

export const planRoutes = [
  implement(studyPlan.previewPlan, ({ query, now }) => previewPlan(query, now)),

  implement(studyPlan.getPlan, ({ viewer, now }, { db }) => findOwnPlan(db, viewer.id, now)),

  implement(studyPlan.savePlan, ({ body, viewer, now }, { db }) => savePlan(db, viewer.id, body, now)),

  implement(studyPlan.deletePlan, ({ viewer }, { db }) => deletePlan(db, viewer.id)),

  implement(studyPlan.tickTask, async ({ params: { id }, body: { isDone }, viewer, now }, { db }) => {
    await tickTask(db, viewer.id, { id, isDone }, now);
    return { id, isDone };
  }),
];
