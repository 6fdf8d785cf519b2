/** Tables of the calibration domain, as drizzle sees them; the migrations make them. */
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Doubt } from '#core/scoring/doubt.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export type Measure = 'verbal' | 'quant';

/** What is believed of each person and question after every first answer. */
export const userRatings = pgTable('user_ratings', {
  userId: id('user_id').notNull(),
  measure: text().$type<Measure>().notNull(),
  mean: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  responses: integer().notNull().default(0),
});

export const questionRatings = pgTable('question_ratings', {
  questionId: id('question_id').primaryKey(),
  mean: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  responses: integer().notNull().default(0),
});

/** A refit of all questions. An attempt keeps the one that it was scored by, so that its report never changes. */
export const calibrations = pgTable('calibrations', {
  id: identity(),
  madeAt: moment('made_at').notNull(),
  responses: id().notNull(),
  people: integer().notNull(),
});

export const calibratedItems = pgTable('calibrated_items', {
  calibrationId: id('calibration_id').notNull(),
  questionId: id('question_id').notNull(),
  a: doublePrecision().notNull(),
  b: doublePrecision().notNull(),
  bSd: doublePrecision('b_sd').notNull(),
  responses: integer().notNull(),
});

/** Questions whose answers contradict their key, until an editor has looked. */
export const questionDoubts = pgTable('question_doubts', {
  questionId: id('question_id').primaryKey(),
  versionId: id('version_id').notNull(),
  reason: text().$type<Doubt['reason']>().notNull(),
  rival: text(),
  z: doublePrecision().notNull(),
  responses: integer().notNull(),
  foundAt: moment('found_at').notNull(),
  settledAt: moment('settled_at'),
  settledBy: id('settled_by'),
  note: text().notNull().default(''),
});
