/** Tables of the study plan, as drizzle sees them; the migrations make them. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StudyPlan } from '#core/learning/plan/study-plan.ts';
import { id, moment } from '#server/db/columns.ts';

export const studyPlans = pgTable('study_plans', {
  userId: id('user_id').primaryKey(),
  plan: jsonb().$type<StudyPlan>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const studyPlanTicks = pgTable('study_plan_ticks', {
  userId: id('user_id').notNull(),
  task: text().notNull(),
  doneAt: moment('done_at').notNull(),
});
