/** The attempts of a user that have a report, newest first. */
import { sql } from 'drizzle-orm';
import type { ExamType } from '#core/exam/attempt.ts';
import type { Locale } from '#core/locale.ts';
import type { Queryable } from '#server/db/tx.ts';

export type GradedQuery = { type?: ExamType | undefined; page: number; size: number };

type Row = {
  recordId: string;
  examId: string;
  title: string;
  type: ExamType;
  correct: number | null;
  /** Questions that are right or wrong, essays aside. */
  count: number;
  submittedAt: Date;
};

export async function listGraded(
  db: Queryable,
  userId: string,
  { type, page, size }: GradedQuery,
  locale: Locale,
) {
  const own = sql`from records r join exams e on e.id = r.exam_id
    where r.user_id = ${userId} and r.status in ('submitted', 'graded')
      and (${type ?? null}::text is null or e.type = ${type ?? null})`;
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${own}`);
  const total = counted[0]?.total ?? 0;
  if (size === 0) return { total, page, size, list: [] };
  const { rows } = await db.execute<Row>(sql`
    select r.id::text as "recordId", e.id::text as "examId", e.title->>${locale} as title, e.type, r.correct,
           (select count(*)::int from record_answers a where a.record_id = r.id and a.correct is not null) as count,
           r.submitted_at as "submittedAt"
    ${own} order by r.submitted_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`);
  return { total, page, size, list: rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) })) };
}

/** The mock exams that were submitted before this one, newest first. */
export async function findEarlierMocks(
  db: Queryable,
  userId: string,
  before: Date,
  max: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id::text as id from records r join exams e on e.id = r.exam_id
    where r.user_id = ${userId} and r.status = 'graded' and e.type = 'GREPREP' and r.submitted_at < ${before.toISOString()}
    order by r.submitted_at desc, r.id desc limit ${max}`);
  return rows.map(({ id }) => id);
}

/** The attempts at these exams that have a report, with the exam of each. */
export async function listGradedAt(
  db: Queryable,
  userId: string,
  examIds: readonly string[],
): Promise<{ recordId: string; examId: string }[]> {
  const { rows } = await db.execute<{ recordId: string; examId: string }>(sql`
    select id::text as "recordId", exam_id::text as "examId" from records
    where user_id = ${userId} and status in ('submitted', 'graded') and exam_id = any(${sql.param(examIds)}::bigint[])
    order by id`);
  return rows;
}
