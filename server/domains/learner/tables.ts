/** Tables of the learner domain, as drizzle sees them; the migrations make them. */
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Evidence } from '#core/learner/state.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { id, identity, moment } from '#server/db/columns.ts';

const row = {
  mean: doublePrecision().notNull(),
  variance: doublePrecision().notNull(),
  answers: integer().notNull(),
  today: doublePrecision().notNull(),
  recent: doublePrecision().notNull(),
  day: integer().notNull(),
};

export const learnerMeasures = pgTable('learner_measures', {
  userId: id('user_id').notNull(),
  measure: text().$type<Measure>().notNull(),
  ...row,
  pace: doublePrecision().notNull(),
  paceVariance: doublePrecision('pace_variance').notNull(),
  covariance: doublePrecision().notNull(),
});

export const learnerSkills = pgTable('learner_skills', {
  userId: id('user_id').notNull(),
  skill: text().notNull(),
  ...row,
  isSolid: boolean('is_solid').notNull(),
});

export const learnerFolds = pgTable('learner_folds', {
  userId: id('user_id').primaryKey(),
  model: integer().notNull(),
  calibrationId: id('calibration_id'),
  evidence: jsonb().$type<Evidence[]>().notNull(),
  answers: integer().notNull(),
  digest: text().notNull(),
  storedAnswers: integer('stored_answers').notNull(),
  timeZone: text('time_zone').notNull(),
  foldedAt: moment('folded_at').notNull(),
});

export const officialScores = pgTable('official_scores', {
  id: identity(),
  userId: id('user_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
  verbal: smallint().notNull(),
  quant: smallint().notNull(),
  writing: real(),
  toldVerbal: real('told_verbal'),
  toldQuant: real('told_quant'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
