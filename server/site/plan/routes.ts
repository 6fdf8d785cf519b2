/** Handlers of the study plan. */
import { studyPlan } from '#contract/site/plan.ts';
import { homeDay } from '#core/schedule.ts';
import { replan } from '#core/study-plan/replan.ts';
import { pathOf } from '#core/study-plan/work.ts';
import { makePlan, type StudyPlan } from '#core/study-plan.ts';
import { inTransaction } from '#server/db/tx.ts';
import { notFound } from '#server/errors.ts';
import { implement } from '#server/implement.ts';
import { deletePlan, deleteTick, findPlan, insertTick, listTicks, replacePlan } from './store.ts';

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
