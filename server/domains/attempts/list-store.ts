/** Attempts as lists and summaries need them: counted, a page at a time, or put together by exam. */
import { sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { ExamType } from '#core/exam/attempt.ts';
import type { Queryable } from '#server/db/tx.ts';

const isSubmitted = sql`r.status in ('submitted', 'graded')`;

export type SubmittedRow = {
  recordId: string;
  examId: string;
  type: ExamType;
  correct: number | null;
  /** Questions that are right or wrong, essays aside. */
  count: number;
  submittedAt: Date;
};

const submittedOf = (userId: string, type: ExamType | undefined) => sql`
  from records r
  where r.user_id = ${userId} and ${isSubmitted}
    and (${type ?? null}::text is null or r.exam_type = ${type ?? null})`;

export async function countSubmittedOf(
  db: Queryable,
  userId: string,
  type: ExamType | undefined,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${submittedOf(userId, type)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Newest first. */
export async function listSubmittedOf(
  db: Queryable,
  userId: string,
  type: ExamType | undefined,
  { page, size }: Page,
): Promise<SubmittedRow[]> {
  const { rows } = await db.execute<SubmittedRow>(sql`
    select r.id::text as "recordId", r.exam_id::text as "examId", r.exam_type as type, r.correct,
           (select count(*)::int from record_answers a where a.record_id = r.id and a.correct is not null) as count,
           r.submitted_at as "submittedAt"
    ${submittedOf(userId, type)} order by r.submitted_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`);
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

/** The mock exams that were submitted before this moment, newest first. */
export async function listEarlierMocks(
  db: Queryable,
  userId: string,
  before: Date,
  max: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id::text as id from records r
    where r.user_id = ${userId} and r.status = 'graded' and r.exam_type = 'GREPREP'
      and r.submitted_at < ${before.toISOString()}
    order by r.submitted_at desc, r.id desc limit ${max}`);
  return rows.map(({ id }) => id);
}

/** The mock exams that somebody has begun or submitted, each edition of each once. */
export async function listMockSittings(
  db: Queryable,
  userId: string,
): Promise<{ examId: string; edition: number; isOpen: boolean }[]> {
  const { rows } = await db.execute<{ examId: string; edition: number; isOpen: boolean }>(sql`
    select distinct r.exam_id::text as "examId", r.edition, r.status = 'open' as "isOpen" from records r
    where r.user_id = ${userId} and r.exam_type = 'GREPREP' and r.status <> 'dropped'`);
  return rows;
}

type GradedAt = {
  recordId: string;
  examId: string;
  submittedAt: Date;
  /** The share that was right, in percent; null until it is graded. */
  percent: number | null;
  /** Whoever hands in an empty paper has not taken the exam. */
  isAnswered: boolean;
};

/** The attempts at these exams that have a report, newest first. */
export async function listGradedAt(
  db: Queryable,
  userId: string,
  examIds: readonly string[],
): Promise<GradedAt[]> {
  if (examIds.length === 0) return [];
  const { rows } = await db.execute<GradedAt>(sql`
    select r.id::text as "recordId", r.exam_id::text as "examId", r.submitted_at as "submittedAt",
           case when r.exam_type = 'JIJING' then r.score end as percent,
           exists (select 1 from record_answers a
                    where a.record_id = r.id and array_to_string(a.answer, '') ~ '\\S') as "isAnswered"
    from records r
    where r.user_id = ${userId} and ${isSubmitted} and r.exam_id = any(${sql.param(examIds)}::bigint[])
    order by r.submitted_at desc, r.id desc`);
  return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

export type PracticeRow = {
  recordId: string;
  examId: string;
  edition: number;
  status: 'open' | 'submitted' | 'graded';
  startedAt: Date;
  submittedAt: Date | null;
  answered: number;
  correct: number | null;
  elapsedMs: number;
};

const practiceOf = (userId: string) => sql`
  from records r where r.user_id = ${userId} and r.status <> 'dropped' and r.exam_type = 'JIJING'`;

export async function countPracticeOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${practiceOf(userId)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Newest first. */
export async function listPracticeOf(
  db: Queryable,
  userId: string,
  { page, size }: Page,
): Promise<PracticeRow[]> {
  type Raw = Omit<PracticeRow, 'startedAt' | 'submittedAt' | 'elapsedMs'> & {
    startedAt: string;
    submittedAt: string | null;
    elapsedMs: string;
  };
  const { rows } = await db.execute<Raw>(sql`
    select r.id::text as "recordId", r.exam_id::text as "examId", r.edition, r.status, r.started_at as "startedAt",
           r.submitted_at as "submittedAt", r.correct,
           (select count(*)::int from record_answers a
            where a.record_id = r.id and a.seq > 0 and array_to_string(a.answer, '') <> '') as answered,
           (select coalesce(sum(s.elapsed_ms), 0) from record_sections s where s.record_id = r.id) as "elapsedMs"
    ${practiceOf(userId)} order by r.started_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`);
  return rows.map(({ startedAt, submittedAt, elapsedMs, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt),
    submittedAt: submittedAt === null ? null : new Date(submittedAt),
    elapsedMs: Number(elapsedMs),
  }));
}

/** What a user has done with an exam, for the catalogue. */
export type Mine = { submitted: number; openRecordId: string | null; best: number | null };

/** By exam id; an exam that was never begun is absent. */
export async function findMine(
  db: Queryable,
  userId: string,
  examIds: readonly string[],
): Promise<Map<string, Mine>> {
  if (examIds.length === 0) return new Map();
  const { rows } = await db.execute<{ examId: string } & Mine>(sql`
    select exam_id::text as "examId",
           count(*) filter (where status in ('submitted', 'graded'))::int as submitted,
           max(id) filter (where status = 'open')::text as "openRecordId",
           max(score) filter (where status = 'graded' and is_credible is not false) as best
    from records
    where user_id = ${userId} and status <> 'dropped' and exam_id = any(${sql.param(examIds)}::bigint[])
    group by exam_id`);
  return new Map(rows.map(({ examId, ...mine }) => [examId, mine]));
}

/** Which paper somebody has taken: its edition and the modules, for printing it again. */
export type TakenPaper = {
  edition: number;
  isSubmitted: boolean;
  /** By the place of the section; null where it was never opened. */
  sectionIds: (string | null)[];
};

/** The attempt that is named, or the newest submitted one; null where there is none of this user's. */
export async function findTakenPaper(
  db: Queryable,
  { userId, examId, recordId }: { userId: string; examId: string; recordId?: string | undefined },
): Promise<TakenPaper | null> {
  const wanted = recordId ? sql`r.id = ${recordId} and r.status <> 'dropped'` : isSubmitted;
  const { rows } = await db.execute<TakenPaper>(sql`
    select r.edition, r.status <> 'open' as "isSubmitted",
           array(select case when s.stage = 'ahead' then null else s.section_id::text end
                 from record_sections s where s.record_id = r.id order by s.no) as "sectionIds"
    from records r
    where r.user_id = ${userId} and r.exam_id = ${examId} and ${wanted}
    order by r.submitted_at desc nulls last, r.id desc
    limit 1`);
  return rows[0] ?? null;
}
