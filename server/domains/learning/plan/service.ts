/** The study plan: made from what somebody wants, kept where they like, and made again around what is done. */
import { daysToNextMock, type PlanChange, planAfterExam } from '#core/learning/plan/after-exam.ts';
import { replan } from '#core/learning/plan/replan.ts';
import { makePlan, type PlanInput, type StudyPlan } from '#core/learning/plan/study-plan.ts';
import { pathOf } from '#core/learning/plan/work.ts';
import { homeDay } from '#core/site/occurrences.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import { notFound } from '#server/http/errors.ts';
import { deleteTick, findPlan, insertTick, listTicks, replacePlan } from './store.ts';

export { deletePlan } from './store.ts';

export function previewPlan(wanted: PlanInput, now: Date) {
  const today = homeDay(now);
  return presentPlan(makePlan(wanted, today), new Set(), today, false);
}

export async function findOwnPlan(db: Queryable, userId: string, now: Date) {
  const plan = await findPlan(db, userId);
  return plan && presentPlan(plan, await listTicks(db, userId), homeDay(now), true);
}

export async function savePlan(db: Database, userId: string, wanted: PlanInput, now: Date) {
  const today = homeDay(now);
  const plan = makePlan(wanted, today);
  await inTransaction(db, (tx) => replacePlan(tx, userId, plan, now));
  return presentPlan(plan, new Set(), today, true);
}

export async function tickTask(
  db: Queryable,
  userId: string,
  { id, isDone }: { id: string; isDone: boolean },
  now: Date,
): Promise<void> {
  const plan = await findPlan(db, userId);
  if (!plan?.tasks.some((task) => task.id === id)) throw notFound();
  if (isDone) await insertTick(db, userId, id, now);
  else await deleteTick(db, userId, id);
}

function presentPlan(plan: StudyPlan, done: ReadonlySet<string>, today: string, isKept: boolean) {
  const { tasks, moved, dropped } = replan(plan, done, today);
  const { input, starts, examDay, baseline, verdict, phases } = plan;
  return {
    ...{ input, starts, examDay, today, baseline, verdict, phases, moved, dropped, isKept },
    tasks: tasks.map((task) => ({ ...task, to: pathOf(task.work) })),
  };
}

export { studyPlanData } from './own-data.ts';

/** What a mock exam changes about the person's plan, and in how many days the plan has the next one. */
export async function findPlanAfter(
  db: Queryable,
  userId: string,
  { total, submittedAt, now }: { total: number | null; submittedAt: Date; now: Date },
): Promise<{ change: PlanChange | null; daysToMock: number | null }> {
  const plan = await findPlan(db, userId);
  return {
    change: total === null ? null : planAfterExam(plan, total, homeDay(now)),
    daysToMock: daysToNextMock(plan, homeDay(submittedAt)),
  };
}
