/** The study plan as other domains ask about it. */

import { daysToNextMock, type PlanChange, planAfterExam } from '#core/learning/plan/after-exam.ts';
import { homeDay } from '#core/site/occurrences.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findPlan } from './store.ts';

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
