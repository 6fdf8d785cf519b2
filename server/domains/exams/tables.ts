/** Tables of the exams domain, as drizzle sees them; the migrations make them. */
import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ExamType } from '#core/exam/attempt.ts';
import type { ExerciseType, Form, QuestionType } from '#core/questions/kinds.ts';
import type { Cuts, Module } from '#core/scoring/routing.ts';
import type { Text } from '#core/texts.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export type SetKind = 'topic' | 'form' | 'difficulty' | 'monthly' | 'must-do';

export const exams = pgTable('exams', {
  id: identity(),
  code: text(),
  type: text().$type<ExamType>().notNull(),
  title: jsonb().$type<Text>().notNull(),
  edition: integer().notNull(),
  checksum: text().notNull(),
  submitLimit: integer('submit_limit'),
  canCheck: boolean('can_check').notNull(),
  cuts: jsonb().$type<Partial<Record<ExerciseType, Cuts>>>().notNull(),
  kind: text().$type<SetKind>(),
  forms: text().array().$type<Form[]>().notNull(),
  difficulty: smallint(),
  topics: text().array().notNull(),
  position: integer().notNull(),
  ownerId: id('owner_id'),
  status: text({ enum: ['published', 'retired'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});

export const examSections = pgTable('exam_sections', {
  id: identity(),
  examId: id('exam_id').notNull(),
  edition: integer().notNull(),
  no: smallint().notNull(),
  module: text().$type<Module>(),
  measure: text().$type<ExerciseType>().notNull(),
  standardTime: doublePrecision('standard_time'),
});

export const examItems = pgTable('exam_items', {
  id: identity(),
  sectionId: id('section_id').notNull(),
  no: smallint().notNull(),
  questionId: id('question_id').notNull(),
  questionVersionId: id('question_version_id').notNull(),
  questionType: text('question_type').$type<QuestionType>().notNull(),
  exerciseType: text('exercise_type').$type<ExerciseType>().notNull(),
  standardTime: doublePrecision('standard_time'),
});
