/** Tables of goals, as drizzle sees them; the migrations make them. */
import { date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Goal, LastScore } from '#core/learning/goal.ts';
import { id, moment } from '#server/db/columns.ts';

export const studyGoals = pgTable('study_goals', {
  userId: id('user_id').primaryKey(),
  minutes: integer().notNull(),
  weekdays: smallint().array().notNull(),
  daysOff: date('days_off', { mode: 'string' }).array().notNull(),
  stress: text().$type<Goal['stress']>(),
  lastScore: jsonb('last_score').$type<LastScore>(),
  timeZone: text('time_zone').notNull(),
  startedAt: moment('started_at'),
  updatedAt: moment('updated_at').notNull(),
});
