/** Plans that were kept from four answers, and what was ticked in them. */
import { and, eq, gte } from 'drizzle-orm';
import type { StudyPlan } from '#core/learning/plan/study-plan.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { studyPlans, studyPlanTicks } from '../tables.ts';

export async function findPlan(db: Queryable, userId: string): Promise<StudyPlan | null> {
  const [row] = await db
    .select({ plan: studyPlans.plan })
    .from(studyPlans)
    .where(eq(studyPlans.userId, userId));
  return row?.plan ?? null;
}

/** What was ticked in the former plan since then. */
export async function listTicksSince(db: Queryable, userId: string, since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ task: studyPlanTicks.task })
    .from(studyPlanTicks)
    .where(and(eq(studyPlanTicks.userId, userId), gte(studyPlanTicks.doneAt, since)));
  return new Set(rows.map(({ task }) => task));
}

/** In place of the former plan, whose ticks go with it. */
export async function replacePlan(
  tx: Transaction,
  userId: string,
  plan: StudyPlan,
  now: Date,
): Promise<void> {
  // Two tabs at once both have their way, one after the other.
  await tx
    .insert(studyPlans)
    .values({ userId, plan, createdAt: now })
    .onConflictDoUpdate({ target: studyPlans.userId, set: { plan, createdAt: now } });
  await tx.delete(studyPlanTicks).where(eq(studyPlanTicks.userId, userId));
}

export async function deleteFourAnswers(db: Queryable, userId: string): Promise<void> {
  await db.delete(studyPlans).where(eq(studyPlans.userId, userId));
}

/** The plan and its ticks, as they are kept. */
export async function listPlanRows(db: Queryable, userId: string) {
  return {
    studyPlan: await db.select().from(studyPlans).where(eq(studyPlans.userId, userId)),
    studyPlanTicks: await db.select().from(studyPlanTicks).where(eq(studyPlanTicks.userId, userId)),
  };
}
