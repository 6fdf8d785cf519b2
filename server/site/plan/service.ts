/** The study plan as other domains ask about it. */
import { homeDay } from '#core/schedule.ts';
import { type PlanChange, planAfterExam } from '#core/study-plan/after-exam.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findPlan } from './store.ts';

/** What a mock exam with this total changes about the person's plan. */
export async function findPlanChange(
  db: Queryable,
  userId: string,
  total: number,
  now: Date,
): Promise<PlanChange | null> {
  return planAfterExam(await findPlan(db, userId), total, homeDay(now));
}
