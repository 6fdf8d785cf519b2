/** Study plans that people keep, and what of them is done. */
import { and, eq } from 'drizzle-orm';
import type { StudyPlan } from '#core/learning/plan/study-plan.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { studyPlans, studyPlanTicks } from '#server/domains/learning/tables.ts';

export async function findPlan(db: Queryable, userId: string): Promise<StudyPlan | null> {
  const [row] = await db
    .select({ plan: studyPlans.plan })
    .from(studyPlans)
    .where(eq(studyPlans.userId, userId));
  return row?.plan ?? null;
}

export async function listTicks(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ task: studyPlanTicks.task })
    .from(studyPlanTicks)
    .where(eq(studyPlanTicks.userId, userId));
  return new Set(rows.map(({ task }) => task));
}

/** In place of the former plan, whose ticks go with it. */
export async function replacePlan(
  tx: Transaction,
  userId: string,
  plan: StudyPlan,
  now: Date,
): Promise<void> {
  await deletePlan(tx, userId);
  await tx.insert(studyPlans).values({ userId, plan, createdAt: now });
}

export async function deletePlan(db: Queryable, userId: string): Promise<void> {
  await db.delete(studyPlans).where(eq(studyPlans.userId, userId));
}

export async function insertTick(db: Queryable, userId: string, task: string, now: Date): Promise<void> {
  await db.insert(studyPlanTicks).values({ userId, task, doneAt: now }).onConflictDoNothing();
}

export async function deleteTick(db: Queryable, userId: string, task: string): Promise<void> {
  await db
    .delete(studyPlanTicks)
    .where(and(eq(studyPlanTicks.userId, userId), eq(studyPlanTicks.task, task)));
}
