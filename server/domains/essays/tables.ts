/** Tables of the essays domain, as drizzle sees them; the migrations make them. */

import { doublePrecision, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { BankText, UserText } from '#core/bank-text.ts';
import type { EssayGrade, Opinion } from '#core/essay/grade.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export const essays = pgTable('essays', {
  id: identity(),
  recordId: id('record_id').notNull(),
  exerciseId: id('exercise_id').notNull(),
  userId: id('user_id').notNull(),
  prompt: text().$type<BankText>().notNull(),
  text: text().$type<UserText>().notNull(),
  submittedAt: moment('submitted_at').notNull(),
  teacherId: id('teacher_id'),
  teacherScore: doublePrecision('teacher_score'),
  teacherComment: text('teacher_comment').notNull().default(''),
  teacherAt: moment('teacher_at'),
});

/** `feature` is built in, `model` an address that somebody configured. */
export type GraderName = 'feature' | 'model';
export type GradeState = 'waiting' | 'graded' | 'failed';

export const essayGrades = pgTable(
  'essay_grades',
  {
    essayId: id('essay_id').notNull(),
    grader: text().$type<GraderName>().notNull(),
    state: text().$type<GradeState>().notNull().default('waiting'),
    tries: smallint().notNull().default(0),
    claimedUntil: moment('claimed_until'),
    version: text(),
    result: jsonb().$type<EssayGrade | Opinion>(),
    gradedAt: moment('graded_at'),
  },
  (table) => [primaryKey({ columns: [table.essayId, table.grader] })],
);
