/** Handlers of the study plan. */
import { studyPlan } from '#contract/learning/plan.ts';
import { replan } from '#core/learning/plan/replan.ts';
import { makePlan, type StudyPlan } from '#core/learning/plan/study-plan.ts';
import { pathOf } from '#core/learning/plan/work.ts';
import { homeDay } from '#core/site/occurrences.ts';
import { inTransaction } from '#server/db/tx.ts';
import {
  deletePlan,
  deleteTick,
  findPlan,
  insertTick,
  listTicks,
  replacePlan,
} from '#server/domains/learning/plan/store.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const planRoutes = [
  implement(studyPlan.previewPlan, ({ query, now }) => {
    const today = homeDay(now);
    return presentPlan(makePlan(query, today), new Set(), today, false);
  }),

  implement(studyPlan.getPlan, async ({ viewer, now }, { db }) => {
    const plan = await findPlan(db, viewer.id);
    return plan && presentPlan(plan, await listTicks(db, viewer.id), homeDay(now), true);
  }),

  implement(studyPlan.savePlan, async ({ body, viewer, now }, { db }) => {
    const today = homeDay(now);
    const plan = makePlan(body, today);
    await inTransaction(db, (tx) => replacePlan(tx, viewer.id, plan, now));
    return presentPlan(plan, new Set(), today, true);
  }),

  implement(studyPlan.deletePlan, async ({ viewer }, { db }) => deletePlan(db, viewer.id)),

  implement(studyPlan.tickTask, async ({ params: { id }, body: { isDone }, viewer, now }, { db }) => {
    const plan = await findPlan(db, viewer.id);
    if (!plan?.tasks.some((task) => task.id === id)) throw notFound();
    if (isDone) await insertTick(db, viewer.id, id, now);
    else await deleteTick(db, viewer.id, id);
    return { id, isDone };
  }),
];

function presentPlan(plan: StudyPlan, done: ReadonlySet<string>, today: string, isKept: boolean) {
  const { tasks, moved, dropped } = replan(plan, done, today);
  const { input, starts, examDay, baseline, verdict, phases } = plan;
  return {
    ...{ input, starts, examDay, today, baseline, verdict, phases, moved, dropped, isKept },
    tasks: tasks.map((task) => ({ ...task, to: pathOf(task.work) })),
  };
}
