/** Tables of the stream, as drizzle sees them; the migrations make them. */
import { boolean, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import type { Mastery } from '#core/learner/mastery.ts';
import type { ServeReason } from '#core/learner/serving.ts';
import type { ServedState, StreamMode } from '#core/learner/session.ts';
import type { ScoredForm } from '#core/questions/kinds.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { id, moment } from '#server/db/columns.ts';

export const streamSessions = pgTable('stream_sessions', {
  id: uuid().primaryKey(),
  userId: id('user_id').notNull(),
  mode: text().$type<StreamMode>().notNull(),
  measure: text().$type<Measure>(),
  form: text().$type<ScoredForm>(),
  tag: text(),
  questions: integer(),
  minutes: integer(),
  target: real().notNull(),
  levels: jsonb().$type<Record<string, Mastery>>().notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
});

export const streamQuestions = pgTable('stream_questions', {
  id: uuid().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  userId: id('user_id').notNull(),
  place: integer().notNull(),
  questionId: id('question_id').notNull(),
  reason: text().$type<ServeReason>().notNull(),
  predicted: real().notNull(),
  state: text().$type<ServedState>().notNull(),
  correct: boolean(),
  spentMs: integer('spent_ms'),
  servedAt: moment('served_at').notNull(),
  settledAt: moment('settled_at'),
});
