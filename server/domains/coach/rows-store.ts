/** All that today is made of, in one statement: the work of the last days, what is due, and the rows kept of each day. */
import { sql } from 'drizzle-orm';
import type { MeasureDay } from '#core/learning/forecast.ts';
import { settledDays } from '#core/words/memory.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { learnerDays, moments, planStates, studyDays } from './tables.ts';

export type WorkRow = {
  /** The place of its day among those that were asked for, from 1. */
  bucket: number;
  kind: 'answer' | 'word' | 'lesson' | 'essay' | 'mock' | 'mistake';
  /** The measure of answers, the id of a lesson. */
  key: string;
  n: number;
  ms: number;
};

export type DayRow = Pick<typeof studyDays.$inferSelect, 'day' | 'tasks' | 'facts' | 'planKey' | 'isLit'>;

export type MomentRow = Pick<typeof moments.$inferSelect, 'kind' | 'subject' | 'n' | 'day' | 'shownOn'> & {
  isSeen: boolean;
};

export type PlanState = Omit<typeof planStates.$inferSelect, 'userId' | 'changedAt' | 'countedAt'> & {
  changedAt: string | null;
  countedAt: string | null;
};

export type Rows = {
  work: WorkRow[];
  /** Answers of topics that were asked for on one of the days. */
  topics: { bucket: number; path: string; n: number }[];
  lastMock: { recordId: string; at: string } | null;
  /** When a mock exam was last graded. */
  gradedAt: string | null;
  mocks: number;
  due: { words: number; mistakes: number };
  settledWords: number;
  cleared: number;
  clearedSince: number;
  lit: string[];
  days: DayRow[];
  scores: (MeasureDay & Pick<typeof learnerDays.$inferSelect, 'rawSd'>)[];
  moments: MomentRow[];
  state: PlanState | null;
};

export type Asked = {
  userId: string;
  now: Date;
  /** Where each day begins, the last of them tomorrow. */
  bounds: readonly Date[];
  /** Rows of days and of scores since then. */
  daysSince: string;
  scoresSince: string;
  weekAgo: Date;
};

/** Days are texts here, for they are made by `json`, which knows no dates. */
export async function readRows(db: Queryable, asked: Asked): Promise<Rows> {
  const { userId, now, bounds, daysSince, scoresSince, weekAgo } = asked;
  const [first, end] = [bounds[0], bounds.at(-1)];
  const bucket = sql`width_bucket(at, ${sql.param(bounds)}::timestamptz[])`;
  const own = sql`user_id = ${userId}`;
  const { rows } = await db.execute<Rows>(sql`
    select
      (select coalesce(json_agg(w), '[]') from (
        select ${bucket} as bucket, kind,
          case when kind in ('answer', 'lesson') then key else '' end as key, count(*)::int as n, sum(ms)::float8 as ms
        from study_work where ${own} and at >= ${first} and at < ${end} group by 1, 2, 3) w) as work,
      (select coalesce(json_agg(t), '[]') from (
        select ${bucket} as bucket, path, count(*)::int as n from study_answer_tags
        where ${own} and at >= ${first} and at < ${end} and path in (
          select task -> 'work' ->> 'tag' from study_days, jsonb_array_elements(tasks) task
          where ${own} and day >= ${daysSince}::date and task -> 'work' ->> 'kind' = 'topic')
        group by 1, 2) t) as topics,
      (select json_build_object('recordId', key, 'at', at) from study_work
        where ${own} and kind = 'mock' order by at desc limit 1) as "lastMock",
      (select to_json(max(graded_at)) from study_work where ${own} and kind = 'mock') as "gradedAt",
      (select count(*)::int from study_work where ${own} and kind = 'mock') as mocks,
      (select json_build_object(
          'words', count(*) filter (where kind = 'word' and due_at <= ${now}),
          'mistakes', count(*) filter (where kind = 'mistake'))
        from study_reviews where ${own} and due_at < ${end}) as due,
      (select count(*)::int from study_reviews where ${own} and stability >= ${settledDays}) as "settledWords",
      (select count(*)::int from study_reviews where ${own} and cleared_at is not null) as cleared,
      (select count(*)::int from study_reviews where ${own} and cleared_at >= ${weekAgo}) as "clearedSince",
      (select coalesce(json_agg(day order by day), '[]') from study_days where ${own} and is_lit) as lit,
      (select coalesce(json_agg(d order by d.day), '[]') from (
        select day, tasks, facts, plan_key as "planKey", is_lit as "isLit"
        from study_days where ${own} and day >= ${daysSince}::date) d) as days,
      (select coalesce(json_agg(s order by s.day), '[]') from (
        select day, measure, score, sd, raw_sd as "rawSd", answers
        from learner_days where ${own} and day >= ${scoresSince}::date) s) as scores,
      (select coalesce(json_agg(m order by m.day), '[]') from (
        select kind, subject, n, day, shown_on as "shownOn", seen_at is not null as "isSeen"
        from moments where ${own}) m) as moments,
      (select row_to_json(p) from (
        select started_on as "startedOn", plan_key as "planKey", is_off as "isOff", change,
          changed_at as "changedAt", ahead, counted_at as "countedAt"
        from plan_states where ${own}) p) as state`);
  const [found] = rows;
  if (!found) throw new Error('a statement without a table gave no row');
  return found;
}

/** A quarter of an hour and what was done in it, over all time: no zone begins its days within one. */
export async function listQuarters(db: Queryable, userId: string, before: Date) {
  const { rows } = await db.execute<{ at: string; kind: WorkRow['kind']; n: number; ms: number }>(sql`
    select date_bin('15 minutes', at, 'epoch'::timestamptz) as at, kind, count(*)::int as n, sum(ms)::float8 as ms
    from study_work where user_id = ${userId} and at < ${before} group by 1, 2`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
