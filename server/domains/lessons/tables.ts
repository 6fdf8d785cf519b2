/** Tables of the lessons domain. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Tried } from '#core/lessons/progress.ts';
import { id, moment } from '#server/db/columns.ts';

export const lessonsBegun = pgTable('lessons_begun', {
  userId: id('user_id').notNull(),
  lesson: text().notNull(),
  place: text().notNull(),
  answers: jsonb().$type<Record<string, Tried>>().notNull(),
  drawn: jsonb().$type<(string | null)[]>().notNull(),
  results: jsonb().$type<(boolean | null)[]>().notNull(),
  seconds: integer().notNull(),
  startedAt: moment('started_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  finishedAt: moment('finished_at'),
});

export const lessonTallies = pgTable('lesson_tallies', {
  lesson: text().notNull(),
  key: text().notNull(),
  readers: integer().notNull(),
  missed: integer().notNull(),
});
