/** Tables of the coach, as drizzle sees them; the migrations make them, and the views beside them. */
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Beliefs, Change, Levels } from '#core/learning/changes.ts';
import type { MomentKind } from '#core/learning/moments.ts';
import type { DayTask, TaskWork } from '#core/learning/plan/day-task.ts';
import type { SummaryChange } from '#core/learning/plan/plan-summary.ts';
import type { DayAhead, Replanned } from '#core/learning/plan/replanned.ts';
import type { StudyPlan } from '#core/learning/plan/study-plan.ts';
import type { Band, Measure } from '#core/scoring/scale.ts';
import { id, moment } from '#server/db/columns.ts';

/** What is reckoned once a day, when the day is first looked at, and again after a mock exam. */
export type DayFacts = {
  at: string;
  measures: {
    measure: Measure;
    answers: number;
    missing: number;
    score: { score: number; band68: Band; band95: Band } | null;
  }[];
  forecast: { weeks: number; low: number; high: number } | null;
  changes: Change[];
  replanned: Replanned | null;
  tomorrow: { work: TaskWork; minutes: number }[];
  isFirst: boolean;
  isRest: boolean;
  isBack: boolean;
  /** To compare with in a week. */
  levels: Levels;
  /** Not kept of days at first: what cannot be compared is not told. */
  beliefs?: Beliefs;
  words: number;
};

const day = (name?: string) => (name ? date(name, { mode: 'string' }) : date({ mode: 'string' }));

export const studyDays = pgTable(
  'study_days',
  {
    userId: id('user_id').notNull(),
    day: day().notNull(),
    tasks: jsonb().$type<DayTask[]>(),
    facts: jsonb().$type<DayFacts>(),
    planKey: text('plan_key'),
    isLit: boolean('is_lit').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const learnerDays = pgTable(
  'learner_days',
  {
    userId: id('user_id').notNull(),
    day: day().notNull(),
    measure: text().$type<Measure>().notNull(),
    score: doublePrecision().notNull(),
    sd: doublePrecision().notNull(),
    rawSd: doublePrecision('raw_sd').notNull(),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.measure] })],
);

export const planStates = pgTable('plan_states', {
  userId: id('user_id').primaryKey(),
  startedOn: day('started_on'),
  planKey: text('plan_key').notNull().default(''),
  isOff: boolean('is_off').notNull().default(false),
  change: jsonb().$type<SummaryChange[]>(),
  changedAt: moment('changed_at'),
  ahead: jsonb().$type<DayAhead[]>().notNull().default([]),
  countedAt: moment('counted_at'),
});

export const moments = pgTable(
  'moments',
  {
    userId: id('user_id').notNull(),
    kind: text().$type<MomentKind>().notNull(),
    subject: text().notNull().default(''),
    n: integer().notNull(),
    day: day().notNull(),
    shownOn: day('shown_on'),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.subject] })],
);

/** Plans that were kept from four answers: still where a goal is taken over from, and what reports compare with. */
export const studyPlans = pgTable('study_plans', {
  userId: id('user_id').primaryKey(),
  plan: jsonb().$type<StudyPlan>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const studyPlanTicks = pgTable('study_plan_ticks', {
  userId: id('user_id').notNull(),
  task: text().notNull(),
  doneAt: moment('done_at').notNull(),
});
