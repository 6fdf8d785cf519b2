/** Tables of the attempts domain, as drizzle sees them; the migrations make them. */
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attempt, ExamType, SectionState } from '#core/exam/attempt.ts';
import type { ConductKind } from '#core/exam/conduct.ts';
import type { Screen } from '#core/exam/flow.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export type RecordStatus = Attempt['status'] | 'dropped';

export const records = pgTable('records', {
  id: identity(),
  userId: id('user_id').notNull(),
  examId: id('exam_id').notNull(),
  examType: text('exam_type').$type<ExamType>().notNull(),
  edition: integer().notNull(),
  status: text().$type<RecordStatus>().notNull(),
  extraPercent: smallint('extra_percent').notNull(),
  screen: text().$type<Screen>().notNull(),
  returnTo: text('return_to').$type<Attempt['returnTo']>(),
  sectionIndex: smallint('section_index').notNull(),
  exerciseIndex: smallint('exercise_index').notNull(),
  runningSince: moment('running_since'),
  lastHeartbeat: moment('last_sign'),
  expiresAt: moment('expires_at'),
  pausedAt: moment('paused_at'),
  interruptions: integer().notNull().default(0),
  silentSince: moment('silent_since'),
  forgivenMs: integer('forgiven_ms').notNull().default(0),
  /** Earlier sittings at this exam that were submitted. */
  takenBefore: integer('taken_before').notNull().default(0),
  /** Those that were thrown away after its questions, or in practice a key, had been shown. */
  seenBefore: integer('seen_before').notNull().default(0),
  leaseTab: text('lease_tab'),
  leaseEpoch: integer('lease_epoch').notNull().default(0),
  eventCount: integer('event_count').notNull().default(0),
  startedAt: moment('started_at').notNull(),
  submittedAt: moment('submitted_at'),
  submittedBy: text('submitted_by').$type<Attempt['submittedBy']>(),
  gradedAt: moment('graded_at'),
  correct: integer(),
  score: doublePrecision(),
  /** Whether it feeds everybody's statistics and one's best; null where it is not graded, or was before this was asked. */
  isCredible: boolean('is_credible'),
  /** The difficulties that it is scored by; null for the editors' guesses. */
  calibrationId: id('calibration_id'),
});

export const recordSections = pgTable(
  'record_sections',
  {
    recordId: id('record_id').notNull(),
    no: smallint().notNull(),
    sectionId: id('section_id'),
    stage: text().$type<SectionState['stage']>().notNull(),
    elapsedMs: integer('elapsed_ms').notNull().default(0),
    closedBy: text('closed_by').$type<SectionState['closedBy']>(),
    closedAt: moment('closed_at'),
    correct: smallint(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.no] })],
);

export const recordAnswers = pgTable(
  'record_answers',
  {
    userId: id('user_id').notNull(),
    recordId: id('record_id').notNull(),
    exerciseId: id('exercise_id').notNull(),
    sectionNo: smallint('section_no').notNull(),
    answer: text().array().notNull().default([]),
    seq: bigint({ mode: 'number' }).notNull().default(0),
    spentMs: integer('spent_ms').notNull().default(0),
    elapsedMs: integer('elapsed_ms').notNull().default(0),
    isMarked: boolean('is_marked').notNull().default(false),
    isSeen: boolean('is_seen').notNull().default(false),
    isChecked: boolean('is_checked').notNull().default(false),
    savedAt: moment('saved_at'),
    correct: boolean(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.exerciseId, table.userId] })],
);

/** By month of `at`. */
export const recordEvents = pgTable(
  'record_events',
  {
    userId: id('user_id').notNull(),
    recordId: id('record_id').notNull(),
    at: moment('at').notNull(),
    exerciseId: id('exercise_id'),
    no: integer().notNull(),
    kind: text().notNull(),
    tab: text(),
    answer: text().array(),
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.no, table.at, table.userId] })],
);

export const recordConduct = pgTable(
  'record_conduct',
  {
    recordId: id('record_id').notNull(),
    id: uuid().notNull(),
    sectionNo: smallint('section_no').notNull(),
    kind: text().$type<ConductKind>().notNull(),
    exerciseId: id('exercise_id'),
    atMs: integer('at_ms').notNull(),
    ms: integer().notNull(),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.id] })],
);
