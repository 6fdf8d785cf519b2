/** Tables of the questions domain, as drizzle sees them; the migrations make them. */
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, real, smallint, text } from 'drizzle-orm/pg-core';
import type {
  Answer,
  Difficulty,
  ExerciseType,
  Form,
  Question,
  QuestionType,
  Rated,
  ShownQuestion,
  Stimulus,
  StimulusSecret,
} from '#core/questions/kinds.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  path: text().notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  parentId: integer('parent_id'),
  position: integer().notNull(),
  isLeaf: boolean('is_leaf').notNull(),
  retiredAt: moment('retired_at'),
});

export const stimuli = pgTable('stimuli', {
  id: identity(),
  code: text().notNull(),
  kind: text().$type<Stimulus['kind']>().notNull(),
  currentVersionId: id('current_version_id'),
  createdAt: moment('created_at').notNull(),
});

export const stimulusVersions = pgTable('stimulus_versions', {
  id: identity(),
  stimulusId: id('stimulus_id').notNull(),
  version: integer().notNull(),
  checksum: text().notNull(),
  public: jsonb().$type<Stimulus>().notNull(),
  secret: jsonb().$type<StimulusSecret>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const questions = pgTable('questions', {
  id: identity(),
  /** What the bank calls it; names the family and so the method, and is for staff alone. */
  code: text().notNull(),
  /** What learners call it; null until an import has given it one. */
  number: text(),
  form: text().$type<Form>().notNull(),
  questionType: text('question_type').$type<QuestionType>().notNull(),
  exerciseType: text('exercise_type').$type<ExerciseType>().notNull(),
  family: text(),
  difficulty: smallint().$type<Difficulty>().notNull(),
  /** What a panel found of its difficulty; null where the label holds. */
  rated: jsonb().$type<Rated>(),
  /** How many options it has, or sentences to select from; null where there is nothing to choose. */
  choices: smallint(),
  seconds: integer().notNull(),
  stimulusId: id('stimulus_id'),
  tagIds: integer('tag_ids').array().notNull(),
  currentVersionId: id('current_version_id'),
  status: text({ enum: ['published', 'retired'] })
    .notNull()
    .default('published'),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
  source: text().notNull(),
  /** The mock exam that it is kept for. */
  reservedFor: id('reserved_for'),
});

/** Its number; its id, which leads to it as well, for the moment in which it has none. */
export const shownNumber = sql<string>`coalesce(${questions.number}, ${questions.id}::text)`;

/** Leaves of the tree only, the chief one at position 0. */
export const questionTags = pgTable('question_tags', {
  questionId: id('question_id').notNull(),
  tagId: integer('tag_id').notNull(),
  position: smallint().notNull(),
});

/** Never updated or deleted: the database refuses it. */
export const questionVersions = pgTable('question_versions', {
  id: identity(),
  questionId: id('question_id').notNull(),
  version: integer().notNull(),
  checksum: text().notNull(),
  public: jsonb().$type<ShownQuestion>().notNull(),
  secret: jsonb().$type<Question['secret']>().notNull(),
  stimulusVersionId: id('stimulus_version_id'),
  createdAt: moment('created_at').notNull(),
});

export const questionStats = pgTable('question_stats', {
  questionId: id('question_id').primaryKey(),
  attempts: integer().notNull().default(0),
  correct: integer().notNull().default(0),
  timed: integer().notNull().default(0),
  timeMs: id('time_ms').notNull().default('0'),
  choices: jsonb().$type<Record<string, number>>().notNull().default({}),
  accuracy: real(),
});

export const renderedMath = pgTable('rendered_math', {
  tex: text().primaryKey(),
  html: text().notNull(),
  renderer: text().notNull(),
});

export const imports = pgTable('imports', {
  name: text().primaryKey(),
  checksum: text().notNull(),
  importedAt: moment('imported_at').notNull(),
});

export const questionCounts = pgTable('question_counts', {
  questionType: text('question_type').$type<QuestionType>().notNull(),
  form: text().$type<Form>().notNull(),
  difficulty: smallint().$type<Difficulty>().notNull(),
  /** Null counts each question once. */
  tagId: integer('tag_id'),
  count: integer().notNull(),
});

export const answerSources = ['exam', 'practice', 'bank'] as const;

export const userQuestions = pgTable('user_questions', {
  userId: id('user_id').notNull(),
  questionId: id('question_id').notNull(),
  attempts: integer().notNull(),
  correct: integer().notNull(),
  timed: integer().notNull(),
  timeMs: id('time_ms').notNull(),
  lastAnswer: jsonb('last_answer').$type<Answer>().notNull(),
  lastCorrect: boolean('last_correct'),
  lastAt: moment('last_at').notNull(),
});

export const questionAnswers = pgTable('question_answers', {
  id: identity(),
  userId: id('user_id').notNull(),
  questionId: id('question_id').notNull(),
  versionId: id('version_id').notNull(),
  answer: jsonb().$type<Answer>().notNull(),
  correct: boolean(),
  spentMs: integer('spent_ms'),
  source: text({ enum: answerSources }).notNull(),
  recordId: id('record_id'),
  answeredAt: moment('answered_at').notNull(),
  counts: boolean().notNull().default(true),
});

/** First answers that statistics and ratings do not know yet, in the order in which they are counted. */
export const uncountedAnswers = pgTable('uncounted_answers', {
  id: identity(),
  /** Null once the account is gone. */
  userId: id('user_id'),
  questionId: id('question_id').notNull(),
  form: text().$type<Form>().notNull(),
  difficulty: smallint().$type<Difficulty>().notNull(),
  correct: boolean(),
  spentMs: integer('spent_ms'),
  choices: text().array().notNull(),
});
