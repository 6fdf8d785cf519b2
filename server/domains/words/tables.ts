/** Tables of the words domain. */
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CardKind } from '#core/words/kinds.ts';
import type { Estimate } from '#core/words/level-test.ts';
import type { Grade, Memory, Retention } from '#core/words/memory.ts';
import { id, moment } from '#server/db/columns.ts';

export const wordCards = pgTable('word_cards', {
  userId: id('user_id').notNull(),
  word: text().notNull(),
  gloss: text(),
  note: text().notNull().default(''),
  isKept: boolean('is_kept').notNull().default(false),
  questionId: id('question_id'),
  form: text(),
  addedAt: moment('added_at').notNull(),
  startedAt: moment('started_at'),
  base: jsonb().$type<Memory>(),
  memory: jsonb().$type<Memory>(),
  dueAt: moment('due_at'),
  stability: doublePrecision(),
  lapses: integer().notNull().default(0),
  reviews: integer().notNull().default(0),
  pausedAt: moment('paused_at'),
  removedAt: moment('removed_at'),
});

export const wordReviews = pgTable('word_reviews', {
  userId: id('user_id').notNull(),
  id: uuid().notNull(),
  word: text().notNull(),
  kind: text().$type<CardKind>().notNull(),
  grade: smallint().$type<Grade>().notNull(),
  at: moment('at').notNull(),
  ms: integer().notNull(),
  receivedAt: moment('received_at').notNull(),
  undoneAt: moment('undone_at'),
});

export const wordLookups = pgTable('word_lookups', {
  userId: id('user_id').notNull(),
  word: text().notNull(),
  times: integer().notNull().default(1),
  lastAt: moment('last_at').notNull(),
});

export const wordSettings = pgTable('word_settings', {
  userId: id('user_id').primaryKey(),
  newPerDay: smallint('new_per_day').notNull(),
  retention: real().$type<Retention>().notNull(),
  startLevel: smallint('start_level').notNull(),
  testedAt: moment('tested_at'),
  estimate: jsonb().$type<Estimate>(),
  updatedAt: moment('updated_at').notNull(),
});
